"""What characters of players do: basic powers; and how every attack ends: retaliate, consequential damage."""

from __future__ import annotations

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.cards.terms import CardType, Label, Stat


class Power:
    """A basic attack or thwart, or an attack or thwart of a card."""

    def __init__(self, actor: int, target: int, basic: bool) -> None:
        self.actor = actor
        self.target = target
        self.basic = basic
        self.did = 0
        self.made = False
        self.hurt = 0  # consequential damage ...
        self.to_take = 0  # ... and how much it should be
        self.left = False  # who acts was defeated meanwhile


class Made:
    """An attack whose damage has been dealt."""

    def __init__(self, actor: int, struck: tuple[int, ...]) -> None:
        self.actor = actor
        self.struck = struck
        self.answered: set[int] = set()


class Attack(Check):
    """Reference "Attack (Player Ability Type)", "Thwart", "Recover", "Guard", "Retaliate X", "Consequential Damage"."""

    def start(self) -> None:
        self.attacks: dict[int, Power] = {}
        self.thwarts: dict[int, Power] = {}
        self.made: dict[int, Made] = {}  # attacks between their damage and the end of retaliation
        self.killed: dict[int, dict[int, str]] = {}  # by attack: cards it defeated, and their titles
        self.returning: tuple[int, int, int] | None = None  # retaliate damage that must follow at once
        self.triggered: dict[int, set[str]] = {}  # by card: statuses that did not cancel its labeled ability

    def on_table(self, e: Entry) -> None:
        self.start()

    def used(self, kind: str, c: int) -> None:
        change = (self.t.was(c, "exhausted"), self.t.get(c, "exhausted"))
        self.expect(kind, (0, 1), change, f"exhausting {self.name(c)} for a basic power")

    def on_play(self, e: Entry) -> None:
        """A status card cancels a labeled ability when that is triggered; one that comes later waits for the next."""
        c, index = e["exact"]["card"], e["exact"].get("index", -1)
        labels = self.t.face(c).abilities[index].labels if index >= 0 else 0
        if labels:
            identity = self.t.identities[e["player"]]
            self.triggered[c] = {
                status
                for label, status in ((Label.ATTACK, "stunned"), (Label.THWART, "confused"))
                if labels & label and not self.t.get(identity, status)
            }

    on_ability = on_play

    def free_of(self, status: str, e: Entry, does: str) -> None:
        """Who attacks or thwarts has no status card against it, or had none when it was triggered."""
        actor, source = e["exact"]["actor"], e["exact"].get("source", -1)
        if actor >= 0:
            fine = not self.t.get(actor, status) or status in self.triggered.get(source, ())
            self.demand(status, fine, lambda: f"{self.name(actor)} {does} though {status}")

    def on_attack(self, e: Entry) -> None:
        x = e["exact"]
        actor, target, basic = x["actor"], x["target"], bool(e.get("basic"))
        self.attacks[x["rec"]] = Power(actor, target, basic)
        if basic:
            self.used("basic attack", actor)
        self.free_of("stunned", e, "attacks")
        if self.t.type(target) == CardType.VILLAIN and not self.t.printed(target, Stat.GUARD):
            held = figures.guarded(self.t, e["player"])
            self.demand("guard", not held, lambda: f"seat {e['player']} attacks {self.name(target)} past a guard")

    def on_thwart(self, e: Entry) -> None:
        x = e["exact"]
        actor, basic = x["actor"], bool(e.get("basic"))
        self.thwarts[x["rec"]] = Power(actor, x["target"], basic)
        if basic:
            self.used("basic thwart", actor)
        self.free_of("confused", e, "thwarts")

    def on_recover(self, e: Entry) -> None:
        c = e["exact"]["card"]
        damage = self.t.was(c, "damage")
        rec = figures.power(self.t, c, Stat.REC)
        self.expect("recover", min(rec, damage), e["amount"], f"{self.name(c)} recovers")
        self.expect("recover", 1, self.t.get(c, "exhausted"), f"{self.name(c)} is exhausted")
        self.demand("recover", self.t.type(c) == CardType.ALTER_EGO, lambda: f"{self.name(c)} is no alter-ego")

    def on_remove_threat(self, e: Entry) -> None:
        x = e["exact"]
        source = x["source"]
        power = self.thwarts.get(x["link"])
        text = figures.said(self.t, self.t.row(source).removes, self.t.get(source, "owner")) if source >= 0 else []
        if text and not (power is not None and power.basic):  # a basic thwart is not of the text
            there = self.t.was(x["target"], "threat")
            text = [n + figures.temporary(self.t, source, Stat.THREAT_REMOVED) for n in text]
            fine = e["amount"] in [min(n, there) for n in text]
            what = f"{self.name(source)} removes {e['amount']} of {there} threat"
            self.demand("card threat removal", fine, lambda: f"{what}, its text says {text}")
        if power is not None:
            power.made = True
            if power.basic:
                thw = figures.power(self.t, power.actor, Stat.THW, x["link"])
                expected = min(thw, self.t.was(x["target"], "threat"))
                self.expect("basic thwart", expected, e["amount"], f"threat {self.name(power.actor)} removes")

    def on_damage_due(self, e: Entry) -> None:
        x = e["exact"]
        if self.returning is not None:
            found = (x["source"], x["target"], x["amount"])
            self.expect("retaliate", self.returning, found, "(card, attacker, damage) of retaliation")
            self.returning = None
        source = x["source"]
        if source >= 0 and not x["excess"] and self.t.row(source).deals:
            text = figures.said(self.t, self.t.row(source).deals, self.t.get(source, "owner"))
            what = f"{self.name(source)} deals {x['amount']} damage"
            self.demand("card damage", x["amount"] in text, lambda: f"{what}, its text says {text}")
        power = self.attacks.get(x["link"])
        if power is not None and power.basic and not x["excess"]:
            atk = figures.power(self.t, power.actor, Stat.ATK, x["link"])
            self.expect("basic attack", atk, x["amount"], f"damage of {self.name(power.actor)}")
            self.expect("basic attack", power.target, x["target"], f"card {self.name(power.actor)} damages")
            power.did += 1
        if x["consequential"]:
            for other in (*self.attacks.values(), *self.thwarts.values()):
                if other.actor == x["target"] and other.basic:
                    other.hurt += x["amount"]
                    other.to_take = figures.power(self.t, other.actor, self.stat_of(other))

    def stat_of(self, power: Power) -> Stat:
        """Of which power a character takes consequential damage."""
        return Stat.CONSEQUENTIAL_ATK if power in self.attacks.values() else Stat.CONSEQUENTIAL_THW

    def on_defeat(self, e: Entry) -> None:
        c = e["exact"]["card"]
        for power in (*self.attacks.values(), *self.thwarts.values()):
            power.left = power.left or power.actor == c
        self.killed.setdefault(e["exact"]["link"], {})[c] = self.t.face(c).title

    def fell(self, rec: int, c: int) -> bool:
        """Whether an attack defeated a card; a villain goes on with a stage of the same title."""
        title = self.killed.get(rec, {}).get(c)
        if not self.t.in_play(c):
            return True
        return title is not None and (self.t.type(c) != CardType.VILLAIN or self.t.face(c).title != title)

    # ------------------------------------------------------------------ the end of attacks

    def on_attack_made(self, e: Entry) -> None:
        x = e["exact"]
        self.made[x["rec"]] = Made(x["actor"], tuple(x["struck"]))
        power = self.attacks.get(x["rec"])
        if power is not None:
            power.made = True
            if power.basic and self.t.in_play(power.actor) and figures.power(self.t, power.actor, Stat.ATK) > 0:
                what = f"times {self.name(power.actor)} deals damage with a basic attack"
                self.expect("basic attack", 1, power.did, what)

    def on_retaliate(self, e: Entry) -> None:
        c, target = e["exact"]["card"], e["exact"]["target"]
        found = [(r, m) for r, m in self.made.items() if c in m.struck and m.actor == target and c not in m.answered]
        name = self.name(c)
        if not self.demand(
            "retaliate order", bool(found), lambda: f"{name} retaliates before or without being attacked"
        ):
            return
        rec, made = found[-1]
        made.answered.add(c)
        dead = self.fell(rec, c)
        self.demand("retaliate survival", not dead, lambda: f"{name} retaliates though the attack defeated it")
        n = figures.power(self.t, c, Stat.RETALIATE)
        self.expect("retaliate", n, e["amount"], f"retaliate of {name}")
        self.returning = (c, target, e["amount"])

    def on_retaliation_over(self, e: Entry) -> None:
        for rec, made in self.made.items():
            for c in made.struck:
                if c in made.answered or self.fell(rec, c):
                    continue
                n = figures.power(self.t, c, Stat.RETALIATE)
                if n and made.actor >= 0 and self.t.in_play(made.actor) and not figures.immune(self.t, made.actor, c):
                    name = self.name(c)
                    self.demand(
                        "retaliate", False, lambda name=name: f"{name} survived an attack and does not retaliate"
                    )
                elif n:
                    self.report.checks["retaliate"] += 1
        self.made = {}

    def on_attack_over(self, e: Entry) -> None:
        self.over(self.attacks.pop(e["exact"]["rec"], None), Stat.CONSEQUENTIAL_ATK)

    def on_thwart_over(self, e: Entry) -> None:
        self.over(self.thwarts.pop(e["exact"]["rec"], None), Stat.CONSEQUENTIAL_THW)

    def over(self, power: Power | None, stat: Stat) -> None:
        if power is None or not power.basic or self.t.row(power.actor).type != CardType.ALLY or not power.made:
            return
        name = self.name(power.actor)
        if (self.t.in_play(power.actor) and not power.left) or power.hurt:  # one that came back is another
            expected = power.to_take if power.hurt else figures.power(self.t, power.actor, stat)
            self.expect("consequential damage", expected, power.hurt, f"consequential damage of {name}")

    def on_decision(self, e: Entry) -> None:
        if e["exact"]["kind"] == "turn":
            self.start()
