// What a table needs besides: picks that last, pictures that open, keys, sand. All of it works without, less smoothly.
"use strict";
// A move half chosen outlives what happens meanwhile: the page asks for itself, draft and all. What
// the stream says while a press waits for its answer may be older than that: then, too, it asks.
const presses = new Set();
let missed = false;
const ask = () => htmx.ajax("GET", document.getElementById("table").dataset.here,
  {source: "#table", target: "#table", swap: "outerMorph transition:true"});
on("htmx:before:request", ({detail: {ctx}}) => { if (ctx.target?.id === "table") presses.add(ctx); });
on("htmx:finally:request", ({detail: {ctx}}) => {
  if (!presses.delete(ctx) || presses.size || !missed) return;
  missed = false;
  ask();
});
on("htmx:sse:before:message", ({detail}) => {
  const {draft} = document.getElementById("table").dataset;
  if (detail.message.event || (!presses.size && draft === undefined)) return;
  detail.cancelled = true;
  if (presses.size) missed = true; else ask();
});

// What opens takes the focus, and gives it back to whatever opened it; keys press what names them.
let opened = null;
const gaze = () => {
  const now = document.querySelector("[data-gaze]");
  if (now && now.id !== opened?.id) now.querySelector("[tabindex]")?.focus({preventScroll: true});
  if (!now && opened) document.getElementById(opened.back)?.focus({preventScroll: true});
  opened = now && {id: now.id, back: now.dataset.gaze};
};
on("htmx:after:swap", gaze);
gaze();
on("keydown", event => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey) return;
  document.querySelector(`[data-key="${CSS.escape(event.key)}"]`)?.click();
});

// The sand falls by itself between two pages; the server alone says when it is up.
const falls = {};
const fall = () => {
  for (const sand of document.querySelectorAll("[data-sand]")) {
    const {until, sand: left} = sand.dataset;
    falls[until] ??= Date.now() + 1000 * left;
    const seconds = Math.max(0, Math.ceil((falls[until] - Date.now()) / 1000));
    sand.querySelector("progress").value = seconds;
    sand.querySelector(".num").textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    sand.classList.toggle("sand--low", seconds < 16);
  }
};
on("htmx:after:swap", fall);
setInterval(fall, 500);
fall();
