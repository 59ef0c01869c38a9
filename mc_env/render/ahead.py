"""What the next villain phase surely brings, in words: threat, attacks, boost cards (`Game.forecast`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from mc_env.engine.knowing.views import View
from mc_env.render.text import player_names


def ahead(view: View, told: View) -> list[Text]:
    """A sentence for each main scheme and each player that something comes to; in red what would end the game for somebody."""
    names = player_names(view)
    whom = ["you" if p == view["seat"] else names[p] for p in range(len(names))]
    out = [_threat(scheme) for scheme in told["schemes"] if scheme["step_one"] + scheme["schemed"]]
    for p in dict.fromkeys(a["player"] for a in told["activations"]):
        out.append(_activations(view, told, p, whom[p]))
    if max(told["encounter_cards"], default=0) > 1:
        dealt = [f"{whom[p]} {n}" for p, n in enumerate(told["encounter_cards"]) if n]
        out.append(Text(f"encounter cards: {', '.join(dealt)}"))
    return out


def in_brief(view: View, told: View) -> Text:
    """The same on a line or two: threat, and what each player takes if nobody defends."""
    names = player_names(view)
    out = [_threat(scheme, brief=True) for scheme in told["schemes"] if scheme["step_one"] + scheme["schemed"]]
    hurt = Text("damage: ")
    for p in dict.fromkeys(a["player"] for a in told["activations"] if a["kind"] == "attack"):
        hurt.append("" if hurt.plain == "damage: " else ", ").append("you " if p == view["seat"] else f"{names[p]} ")
        hurt.append_text(_harm(view, told, p, told["damage"][p]))
    out += [hurt] if hurt.plain != "damage: " else []
    boosts = sum(a["boost_cards"] for a in told["activations"])
    out += [Text(f"{boosts} boost card{'s' if boosts > 1 else ''}")] if boosts else []
    dealt = sum(told["encounter_cards"])
    out += [Text(f"{dealt} encounter card{'s' if dealt > 1 else ''}")] if dealt else []
    return Text("; ").join(out)


def _harm(view: View, told: View, p: int, amount: int) -> Text:
    """An amount of damage, in red if the player would not survive what comes."""
    left = view["players"][p].get("identity", {}).get("remaining", 0)
    return Text(str(amount), "bold red" if told["damage"][p] >= left else "bold")


def _threat(scheme: Mapping[str, Any], brief: bool = False) -> Text:
    n = scheme["step_one"] + scheme["schemed"]
    out = Text(f"+{n} threat" if brief else f"{scheme['title']} +{n} threat")
    if scheme["step_one"] and scheme["schemed"] and not brief:
        out.append(f" ({scheme['step_one']} and {scheme['schemed']} by scheming)")
    if scheme["target"]:
        over = scheme["threat"] + n >= scheme["target"]
        out.append(f": {scheme['threat'] + n}/{scheme['target']}", "bold red" if over else "bold")
    return out


def _activations(view: View, told: View, p: int, whom: str) -> Text:
    """Everything that activates against a player, who is in one form and so is attacked, or schemed against, by all."""
    acting = [a for a in told["activations"] if a["player"] == p]
    attacked = acting[0]["kind"] == "attack"
    amount = sum(a["strength"] for a in acting if not a["stopped"])
    bits = _alike([f"{a['enemy']} {a['stopped'] or a['strength']}" for a in acting])
    out = Text(f"{whom} {'are' if whom == 'you' else 'is'} attacked for " if attacked else f"schemes against {whom}: ")
    out.append_text(_harm(view, told, p, amount) if attacked else Text(str(amount), "bold"))
    out.append(f" ({', '.join(bits)}")
    boosts = sum(a["boost_cards"] for a in acting)
    if boosts:
        out.append(f"; {boosts} boost card{'s' if boosts > 1 else ''}")
    if attacked and told["damage"][p] != amount:
        out.append(f"; damage {told['damage'][p]}")
    return out.append(")")


def _alike(bits: Sequence[str]) -> list[str]:
    """What is there several times, once with its number."""
    return [bit if bits.count(bit) == 1 else f"{bit} x{bits.count(bit)}" for bit in dict.fromkeys(bits)]
