"""Forced abilities that must have triggered: those of core enemies and attachments around an activation."""

from __future__ import annotations

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.cards.terms import CardType

KLAW = ("01113", "01114", "01115")
ULTRON_I, ULTRON_II = "01134", "01135"
SONIC_CONVERTER, PROGRAM_TRANSMITTER = "01118", "01141"
RADIOACTIVE_MAN, TIGER_SHARK = "01129", "01131"
YON_ROGG, MAGNITRON = "01177", "01176"


class Going:
    """An activation, and the cards whose forced abilities it must trigger."""

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy
        self.when: set[int] = set()
        self.after: set[int] = set()
        self.seen: set[int] = set()
        self.hurt: set[int] = set()  # characters that took damage from it
        self.target = -1  # the player it is against


class Forced(Check):
    """Reference "Forced": what must be initiated is."""

    def start(self) -> None:
        self.going: dict[int, Going] = {}

    def on_table(self, e: Entry) -> None:
        self.start()

    def attached(self, c: int, code: str) -> list[int]:
        return [x for x in self.t.attached(c) if figures.code(self.t, x) == code]

    def on_enemy_attacks(self, e: Entry) -> None:
        x = e["exact"]
        enemy = x["actor"]
        going = self.going[x["rec"]] = Going(enemy)
        going.target = e["player"]
        if figures.code(self.t, enemy) in (*KLAW, ULTRON_II):
            going.when.add(enemy)
        going.when |= set(self.attached(enemy, figures.CHARGE))

    def on_enemy_schemes(self, e: Entry) -> None:
        self.going[e["exact"]["rec"]] = Going(e["exact"]["actor"])

    def on_defend(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["rec"])
        if going is not None:
            going.target = e["player"]

    def on_forced(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["rec"])
        if going is not None:
            going.seen.add(e["exact"]["card"])

    def on_attack_damage(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["rec"])
        if going is not None:
            missing = {c for c in going.when - going.seen if self.t.in_play(c)}
            self.demand("forced triggers", not missing, lambda: f"no forced interrupt of {self.names(missing)}")

    def on_damage(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["link"])
        if going is not None and e["taken"] > 0:
            going.hurt.add(e["exact"]["target"])

    def on_retaliation_over(self, e: Entry) -> None:
        """After an attack: what must respond now, if it can do anything."""
        going = self.going.get(e["exact"]["rec"])
        if going is None or not self.t.in_play(going.enemy):
            return
        c = going.enemy
        code = figures.code(self.t, c)
        if (
            (code == ULTRON_I and self.t.alive(going.target))
            or (code == RADIOACTIVE_MAN and self.t.alive(going.target) and self.t.pile(f"hand {going.target}"))
            or (code == TIGER_SHARK and not self.t.get(c, "tough"))
            or (code == YON_ROGG and figures.count_in_play(self.t, MAGNITRON))
            or (code == figures.MADAME_HYDRA and figures.count_in_play(self.t, figures.LEGIONS_OF_HYDRA))
        ):
            going.after.add(c)
        if any(self.t.in_play(x) and not self.t.get(x, "stunned") for x in going.hurt):
            going.after |= set(self.attached(c, SONIC_CONVERTER))

    def on_activation_over(self, e: Entry) -> None:
        going = self.going.pop(e["exact"]["rec"], None)
        if going is None or not e["exact"]["made"]:
            return
        if going.target < 0 and self.t.in_play(going.enemy):  # it schemed
            if self.t.of_type(CardType.SIDE_SCHEME):
                going.after |= set(self.attached(going.enemy, PROGRAM_TRANSMITTER))
        missing = {c for c in going.after - going.seen if self.t.in_play(c)}
        self.demand("forced triggers", not missing, lambda: f"no forced response of {self.names(missing)}")
