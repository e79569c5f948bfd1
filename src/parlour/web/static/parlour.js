// What HTML alone cannot do on a live page: all of it works, less smoothly, without this file.
"use strict";
const on = (name, act) => document.addEventListener(name, act);

// An update must not wait for the animation of the one before (htmx waits for `finished`).
const start = document.startViewTransition?.bind(document);
if (start) document.startViewTransition = update => {
  const change = start(update);
  change.ready.catch(() => {});
  return {finished: change.updateCallbackDone, ready: change.ready,
          updateCallbackDone: change.updateCallbackDone};
};

// Focus that vanishes with a card goes to the nearest place that stays.
let held = false;
on("htmx:before:swap", () => { held = document.activeElement !== document.body; });
on("htmx:after:swap", () => {
  if (held && document.activeElement === document.body)
    document.querySelector("[data-focus-home]")?.focus({preventScroll: true});
});

// The table has become another kind of page: it begins, ends, or wants the curtain.
on("anew", () => location.reload());

// Said is said: the line is empty again.
on("htmx:finally:request", event => {
  if (event.target.matches?.("[data-say]") && event.detail.ctx.response?.status < 300) event.target.reset();
});

// Tabs say how many lines behind them nobody has seen yet.
const seen = {};
const count = () => {
  for (const [id, lines] of [["story", "#story-lines > li:not(.story__line--quiet)"], ["talk", "#said li[data-n]"]]) {
    const tab = document.querySelector(`.tab[href$="#${id}"] .tab__n`);
    if (!tab) continue;
    const all = [...document.querySelectorAll(lines)].map(line => line.dataset.n ?? line.textContent);
    if (!(id in seen) || document.getElementById(id).getClientRects().length) seen[id] = all.at(-1);
    tab.textContent = all.length - 1 - all.lastIndexOf(seen[id]) || "";
  }
};
on("htmx:after:swap", count);
addEventListener("hashchange", count);
count();

// Is the page still live? A beat comes every few seconds; a refusal that cannot change ends the tries.
let heard = Date.now();
const live = () => { heard = Date.now(); document.documentElement.classList.remove("is-off"); };
for (const name of ["beat", "htmx:sse:after:message", "htmx:sse:after:connection"]) on(name, live);
on("htmx:sse:error", event => {
  document.documentElement.classList.add("is-off");
  if (event.detail.status >= 400 && event.detail.status < 500) event.target.remove();
});
setInterval(() => {
  if (document.querySelector("#live") && Date.now() - heard > 40000) document.documentElement.classList.add("is-off");
}, 5000);
