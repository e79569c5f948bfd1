"""Who goes where with whom? Improve a plan step by step, from several starts.

A plan is a list of groups: guests as bits, a site, a companion. Steps move a guest, exchange two,
change or exchange sites, and exchange companions; a step is taken if the sum of the outlooks grows.
"""

from parlour.core.chance import Chance
from parlour.core.seats import Seat
from parlour.games.island.bot.outlook import Outlook
from parlour.games.island.bot.scene import Scene
from parlour.games.island.content import BEDROOM, TOKEN_SITES

Part = tuple[int, int, Seat]
"""Guests as bits, site, companion."""


class Planner:
    """The search for one turn's plan."""

    def __init__(self, scene: Scene, outlook: Outlook, chance: Chance) -> None:
        self.scene: Scene = scene
        self.outlook: Outlook = outlook
        self.chance: Chance = chance
        self.sites: list[int] = [site for site in range(len(scene.down)) if self.is_of_use(site)]

    def is_of_use(self, site: int) -> bool:
        scene = self.scene
        if scene.closed >> site & 1:
            return False
        if site == BEDROOM:
            return bool(scene.sets)
        return scene.down[site] > 0 or scene.number[site] > 0

    def plan(self, starts: int) -> list[Part]:
        """The best plan found."""
        best: list[Part] = []
        top = -1.0
        for _ in range(starts):
            parts = self.climb(self.start())
            value = self.total(parts)
            if value > top:
                best, top = parts, value
        return best

    def total(self, parts: list[Part]) -> float:
        value = 0.0
        for group, site, seat in parts:
            value += self.outlook.value(group, site, seat)
        return value

    def most(self, seat: Seat) -> int:
        return self.scene.companions[seat].most

    def may(self, part: Part) -> bool:
        """The companion goes there, with so many guests."""
        guests, site, seat = part
        barred = self.scene.companions[seat].barred >> site & 1
        return not barred and guests.bit_count() <= self.most(seat)

    # ------------------------------------------------------------ where to begin

    def start(self) -> list[Part]:
        """Guests and companions by lot; every companion goes, as long as there are guests."""
        scene = self.scene
        guests = self.chance.shuffled(list(scene.cards))
        seats = self.chance.shuffled(sorted(scene.companions))
        again = sorted(seats * (scene.load - 1), key=lambda seat: -self.most(seat))
        seats = (seats + again)[: min(scene.most_groups, len(guests))]
        groups = [0] * len(seats)
        sizes = [0] * len(seats)
        turn = 0
        while guests and any(sizes[i] < self.most(s) for i, s in enumerate(seats)):
            at = turn % len(seats)
            turn += 1
            if sizes[at] < self.most(seats[at]):
                groups[at] |= 1 << guests.pop()
                sizes[at] += 1
        sites = self.lots()
        parts: list[Part] = []
        for i, seat in enumerate(seats):
            barred = self.scene.companions[seat].barred
            free = [site for site in sites if not barred >> site & 1]
            if groups[i] and free:
                sites.remove(free[0])
                parts.append((groups[i], free[0], seat))
        return parts

    def lots(self) -> list[int]:
        """All sites that are not closed: those of use first, by lot."""
        useful = self.chance.shuffled(self.sites)
        rest = [
            site for site in TOKEN_SITES if site not in useful and not self.scene.closed >> site & 1
        ]
        return useful + self.chance.shuffled(rest)

    # ------------------------------------------------------------ steps

    def climb(self, parts: list[Part]) -> list[Part]:
        """Steps until none helps."""
        better = True
        while better:
            better = False
            for step in (self.resite, self.move, self.swap, self.reseat):
                while True:
                    found = step(parts)
                    if found is None:
                        break
                    parts = found
                    better = True
        return parts

    def resite(self, parts: list[Part]) -> list[Part] | None:
        """Another site for a group, free or in exchange."""
        value = self.outlook.value
        best, gain = None, 1e-9
        for i, (group, site, seat) in enumerate(parts):
            now = value(group, site, seat)
            taken = {part[1]: j for j, part in enumerate(parts)}
            for other in self.sites:
                if other == site or self.scene.companions[seat].barred >> other & 1:
                    continue
                j = taken.get(other, -1)
                if other == BEDROOM and [p[1] for p in parts].count(BEDROOM) < len(self.scene.sets):
                    j = -1
                more = value(group, other, seat) - now
                if j >= 0:
                    group2, _, seat2 = parts[j]
                    if j < i or self.scene.companions[seat2].barred >> site & 1:
                        continue
                    more += value(group2, site, seat2) - value(group2, other, seat2)
                if more > gain:
                    gain = more
                    best = list(parts)
                    best[i] = (group, other, seat)
                    if j >= 0:
                        best[j] = (parts[j][0], site, parts[j][2])
        return best

    def move(self, parts: list[Part]) -> list[Part] | None:
        """A guest into another group."""
        value = self.outlook.value
        best, gain = None, 1e-9
        for i, (group, site, seat) in enumerate(parts):
            if not group & (group - 1):
                continue
            now = value(group, site, seat)
            for j, (group2, site2, seat2) in enumerate(parts):
                if i == j or group2.bit_count() >= self.most(seat2):
                    continue
                before = now + value(group2, site2, seat2)
                rest = group
                while rest:
                    bit = rest & -rest
                    rest ^= bit
                    more = (
                        value(group ^ bit, site, seat) + value(group2 | bit, site2, seat2) - before
                    )
                    if more > gain:
                        gain = more
                        best = list(parts)
                        best[i] = (group ^ bit, site, seat)
                        best[j] = (group2 | bit, site2, seat2)
        return best

    def swap(self, parts: list[Part]) -> list[Part] | None:
        """Two guests of different groups change places."""
        value = self.outlook.value
        best, gain = None, 1e-9
        for i, (group, site, seat) in enumerate(parts):
            now = value(group, site, seat)
            for j in range(i):
                group2, site2, seat2 = parts[j]
                before = now + value(group2, site2, seat2)
                one = group
                while one:
                    bit = one & -one
                    one ^= bit
                    two = group2
                    while two:
                        bit2 = two & -two
                        two ^= bit2
                        new, new2 = group ^ bit | bit2, group2 ^ bit2 | bit
                        more = value(new, site, seat) + value(new2, site2, seat2) - before
                        if more > gain:
                            gain = more
                            best = list(parts)
                            best[i] = (new, site, seat)
                            best[j] = (new2, site2, seat2)
        return best

    def reseat(self, parts: list[Part]) -> list[Part] | None:
        """Two groups exchange their companions."""
        value = self.outlook.value
        best, gain = None, 1e-9
        for i, (group, site, seat) in enumerate(parts):
            for j in range(i):
                group2, site2, seat2 = parts[j]
                here, there = (group, site, seat2), (group2, site2, seat)
                if seat == seat2 or not (self.may(here) and self.may(there)):
                    continue
                before = value(group, site, seat) + value(group2, site2, seat2)
                more = value(group, site, seat2) + value(group2, site2, seat) - before
                if more > gain:
                    gain = more
                    best = list(parts)
                    best[i], best[j] = here, there
        return best
