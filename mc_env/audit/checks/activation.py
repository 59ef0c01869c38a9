"""Activations of enemies: who activates when, boost cards, defenders, how much damage or threat, and for whom."""

from __future__ import annotations

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.model import NOBODY
from mc_env.cards.terms import AbilityKind, CardType, Stat


class Act:
    """One attack or scheme of an enemy."""

    def __init__(self, rec: int, enemy: int, player: int, attack: bool, target: int) -> None:
        self.rec = rec
        self.enemy = enemy
        self.player = player  # as it began
        self.you = player  # as of now: whoever defends becomes the target
        self.attack = attack
        self.target = target
        self.begun = False
        self.cards: list[int] = []  # boost cards, as dealt
        self.dealt = 0
        self.extra = 0
        self.turned: list[int] = []
        self.resolved: set[int] = set()
        self.canceled: set[int] = set()
        self.icons = 0
        self.more = 0  # ATK or SCH, by the effect that began it
        self.defender = -1
        self.basic = False
        self.prevented = 0
        self.damage: tuple[int, int] | None = None  # whom it should be dealt to, and how much
        self.dues: list[tuple[int, int]] = []
        self.placed: int | None = None


class Activation(Check):
    """Reference "Activation", "Attack (Enemy Activation)", "Scheme (Enemy Activation)", "Boost", "Defend"."""

    def start(self) -> None:
        self.acts: dict[int, Act] = {}
        self.waiting: dict[int, list[int]] = {}  # boost cards for an enemy's next activation
        self.early: set[int] = set()  # boost cards that were dealt before the log began
        self.order: list[int] = []
        self.at = -1
        self.done: set[int] = set()
        self.asked = ""  # the kind of the last decision
        self.turn: tuple[int, int] | None = None  # an enemy and a player, just before the activation begins

    def on_table(self, e: Entry) -> None:
        self.start()
        self.early = set(self.t.pile("boost"))
        for c in self.t.pile("boost"):
            self.waiting.setdefault(self.t.get(c, "host"), []).append(c)

    def every(self, e: Entry) -> None:
        if self.turn is not None and e["event"] != "activation":
            name = self.name(self.turn[0])
            self.demand("activation missing", False, lambda: f"{name} does not activate")
            self.turn = None

    # ------------------------------------------------------------------ step two

    def on_step(self, e: Entry) -> None:
        number = e["exact"]["number"]
        if number == 2:
            self.order = self.t.order()
            self.at = -1
            self.done = set()
        elif number == 3 and self.order:
            self.finish_player()
            missed = [p for p in self.order[self.at + 1 :] if self.t.alive(p)]
            self.demand("activation missing", not missed, lambda: f"no activation against seats {missed}")
            self.order = []

    def finish_player(self) -> None:
        """Before the next player's turn: nobody engaged with this one is left out."""
        if self.at >= 0 and self.t.alive(self.order[self.at]):
            p = self.order[self.at]
            left = [m for m in self.t.engaged(p) if m not in self.done]
            self.demand("activation missing", not left, lambda: f"not activated against seat {p}: {self.names(left)}")

    def on_takes_its_turn(self, e: Entry) -> None:
        c, p = e["exact"]["card"], e["exact"]["player"]
        if c < 0 or not self.order:
            return
        if self.t.type(c) == CardType.VILLAIN:
            self.finish_player()
            left = [i for i in range(self.at + 1, len(self.order)) if self.t.alive(self.order[i])]
            expected = self.order[left[0]] if left else None
            self.expect("activation order", expected, p, "seat against which the villain activates next")
            self.at = left[0] if left else self.at
            self.done = set()
        else:
            current = self.order[self.at] if self.at >= 0 else None
            name = self.name(c)
            self.expect(
                "activation order",
                (current, p),
                (p, self.t.get(c, "engaged")),
                f"(seat whose turn it is, seat) {name} activates against",
            )
            self.demand("activation order", c not in self.done, lambda: f"{name} activates twice against seat {p}")
            self.done.add(c)
        self.turn = (c, p)

    def on_activation(self, e: Entry) -> None:
        x = e["exact"]
        act = self.acts[x["rec"]] = Act(x["rec"], x["card"], x["player"], x["attack"], x["target"])
        act.begun = bool(x.get("beside"))
        act.more = x.get("more", 0)
        act.extra = -x.get("bare", 0)
        if self.turn is not None:
            self.expect("activation order", self.turn, (x["card"], x["player"]), "who activates against whom")
            form = "hero" if self.t.hero_form(x["player"]) else "alter-ego"
            found = "hero" if x["attack"] else "alter-ego"
            self.expect("activation form", form, found, f"{self.name(x['card'])} activates as against form")
            self.turn = None

    # ------------------------------------------------------------------ beginning

    def begin(self, rec: int, enemy: int, status: str) -> None:
        act = self.acts.get(rec)
        there = self.t.get(enemy, status)
        self.demand(status, not there, lambda: f"{self.name(enemy)} goes on though {status}")
        if act is not None:
            act.begun = True
            act.cards += self.waiting.pop(enemy, [])
            act.extra += self.t.row(enemy).boosts_attacking if status == "stunned" else 0
            does = "attacking" if status == "stunned" else "scheming"
            act.extra += sum(self.t.row(x).boosts_host.get(does, 0) for x in self.t.attached(enemy))

    def on_enemy_attacks(self, e: Entry) -> None:
        self.begin(e["exact"]["rec"], e["exact"]["actor"], "stunned")

    def on_enemy_schemes(self, e: Entry) -> None:
        self.begin(e["exact"]["rec"], e["exact"]["actor"], "confused")

    def on_status_used(self, e: Entry) -> None:
        c, status = e["exact"]["card"], e["status"]
        self.expect(status, self.t.was(c, status) - 1, self.t.get(c, status), f"{status} cards on {self.name(c)}")

    # ------------------------------------------------------------------ boost cards

    def current(self, enemy: int) -> Act | None:
        return next((a for a in self.acts.values() if a.enemy == enemy and a.begun), None)

    def on_boost_card_dealt(self, e: Entry) -> None:
        enemy, card = e["exact"]["target"], e["exact"]["card"]
        deck = [cards for name, cards in self.t.old_piles.items() if name.startswith("encounter deck")]
        if deck and deck[0]:
            self.expect("boost from the top", self.name(deck[0][-1]), self.name(card), "boost card dealt")
        act = self.current(enemy)
        if act is None:
            self.waiting.setdefault(enemy, []).append(card)
        else:
            act.cards.append(card)
            act.dealt += 1

    def on_boost_card(self, e: Entry) -> None:
        c, act = e["exact"]["card"], self.acts.get(e["exact"]["activation"])
        self.expect("boost icons", self.t.printed(c, Stat.BOOST), e["icons"], f"boost icons of {self.name(c)}")
        if act is not None:
            left = [x for x in act.cards if x not in act.turned and (x == c or self.t.where.get(x) == "boost")]
            if not self.early & {c, *self.t.pile("boost")}:
                self.expect("boost turned up", left[:1], [c], "the next boost card of the activation")
            act.turned.append(c)

    def on_boost(self, e: Entry) -> None:
        c, act = e["exact"]["card"], self.acts.get(e["exact"]["act"])
        if act is not None:
            act.resolved.add(c)
            self.expect("boost you", act.you, e["player"], f'seat that {self.name(c)} means by "you"')
            if self.t.type(act.enemy) == CardType.VILLAIN:
                act.extra += self.t.row(c).boosts_as_boost

    def on_boost_icons(self, e: Entry) -> None:
        for act in self.acts.values():
            act.icons += e["amount"] if e["exact"]["card"] in act.turned[-1:] else 0

    def on_effects_canceled(self, e: Entry) -> None:
        for act in self.acts.values():
            act.canceled.add(e["exact"]["card"])

    on_card_canceled = on_effects_canceled

    def on_boost_counted(self, e: Entry) -> None:
        c, act = e["exact"]["card"], self.acts.get(e["exact"]["activation"])
        if act is None:
            return
        if any(a.kind == AbilityKind.BOOST for a in self.t.face(c).abilities) and c not in act.canceled:
            self.demand("boost ability", c in act.resolved, lambda: f"{self.name(c)}: its Boost ability does nothing")
        act.icons += self.t.printed(c, Stat.BOOST)

    # ------------------------------------------------------------------ attacks

    def on_defend(self, e: Entry) -> None:
        x = e["exact"]
        c, act = x["card"], self.acts.get(x["rec"])
        able = self.t.type(c) == CardType.HERO or self.t.type(c) == CardType.ALLY
        self.demand("defender", able or not e["basic"], lambda: f"{self.name(c)} cannot defend")
        if x["exhausts"] or self.asked == "defend":
            change = (self.t.was(c, "exhausted"), self.t.get(c, "exhausted"))
            self.expect("defender", (0, 1), change, f"exhausting {self.name(c)} to defend")
        if act is not None:
            other = act.defender
            self.demand(
                "defender", other < 0 or not self.t.in_play(other), lambda: f"{self.name(other)} defends already"
            )
            act.defender = c
            act.basic = e["basic"]
            act.you = self.t.controller(c)
            self.expect("defender", act.you, e["player"], f"whose {self.name(c)} is")

    def on_attack_damage(self, e: Entry) -> None:
        x = e["exact"]
        act = self.acts.get(x["rec"])
        if act is None:
            return
        left = [c for c in act.cards if self.t.where.get(c) == "boost"]
        self.demand("boost turned up", not left, lambda: f"not turned up: {self.names(left)}")
        defender = act.defender if act.defender >= 0 and self.t.in_play(act.defender) else -1
        defending = act.you if act.defender >= 0 else NOBODY
        atk = figures.power(self.t, act.enemy, Stat.ATK, act.rec, defending)
        dfn = 0
        if defender >= 0 and act.basic and self.t.type(defender) == CardType.HERO:
            dfn = figures.power(self.t, defender, Stat.DEF, act.rec)
        amount = max(0, atk + act.icons + act.more - dfn)
        name = self.name(act.enemy)
        self.expect("attack damage", amount, e["amount"], f"{name}: ATK {atk}, boost {act.icons}, DEF {dfn}, damage")
        if defender >= 0:
            target = defender
        elif self.t.in_play(act.target) and act.you == act.player:
            target = act.target
        else:
            target = self.t.identities[act.you]
        self.expect("attack target", self.name(target), self.name(x["target"]), f"whom the attack of {name} damages")
        act.damage = (x["target"], e["amount"])

    def on_damage_due(self, e: Entry) -> None:
        x = e["exact"]
        act = self.acts.get(x["link"])
        if act is not None and act.attack and not x["excess"]:
            act.dues.append((x["target"], x["amount"]))

    def on_attack_made(self, e: Entry) -> None:
        act = self.acts.get(e["exact"]["rec"])
        if act is not None and act.damage is not None:
            expected = [act.damage] if act.damage[1] else []
            self.expect("attack dealt", expected, act.dues, f"(card, damage) of the attack of {self.name(act.enemy)}")

    def on_decision(self, e: Entry) -> None:
        self.asked = e["exact"]["kind"]

    # ------------------------------------------------------------------ schemes

    def on_prevent(self, e: Entry) -> None:
        act = self.acts.get(e["exact"]["rec"])
        if act is not None:
            act.prevented += e["amount"]
        for turning in self.acts.values():
            if e["exact"]["target"] in turning.turned[-1:]:  # icons of a boost card that are canceled
                turning.icons -= e["amount"]

    def on_threat_due(self, e: Entry) -> None:
        x = e["exact"]
        act = self.acts.get(x["link"])
        if act is not None and not act.attack:
            sch = figures.power(self.t, act.enemy, Stat.SCH, act.rec)
            amount = max(0, sch + act.icons + act.more - act.prevented)
            found = sum(n for _, _, n in x["due"])
            name = self.name(act.enemy)
            self.expect("scheme threat", amount, found, f"{name}: SCH {sch}, boost {act.icons}, threat")
            main = all(self.t.type(c) == CardType.MAIN_SCHEME for _, c, _ in x["due"])
            self.demand("scheme threat", main, lambda: f"{name} does not place its threat on the main scheme")
            act.placed = found

    def on_activation_over(self, e: Entry) -> None:
        act = self.acts.pop(e["exact"]["rec"], None)
        if act is None:
            return
        if e["exact"]["made"]:
            self.after(act)
        for rec in [r for r, a in self.acts.items() if a.begun and a.enemy == act.enemy]:
            del self.acts[rec]  # attacks made beside it

    def after(self, act: Act) -> None:
        """An activation that went its way."""
        villain = self.t.type(act.enemy) == CardType.VILLAIN
        if any(self.t.pile(name) for name in self.t.piles if name.startswith("encounter ")):
            what = f"boost cards dealt to {self.name(act.enemy)} in this activation"
            self.expect("boost dealt", int(villain) + act.extra, act.dealt, what)
        if not act.attack and act.placed is None and self.t.in_play(act.enemy):
            sch = figures.power(self.t, act.enemy, Stat.SCH, act.rec)
            n = max(0, sch + act.icons + act.more - act.prevented)
            self.demand("scheme threat", n == 0, lambda: f"{self.name(act.enemy)} schemes, {n} threat is not placed")
