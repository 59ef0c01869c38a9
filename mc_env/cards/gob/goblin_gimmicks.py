"""Goblin Gimmicks (modular)."""

from mc_env.cards.kit import *


def goblin_glider(code: str) -> Face:
    """Goblin Glider, which another set has too."""
    return Attachment(code, "Goblin Glider", boost=3, traits=["Vehicle"],
        attach=Extreme(ENEMY & ~HasAttached(WithTitleOf(SELF)), Stat.HP, printed=True), abilities=[
            WhenRevealed(If(~Exists(SELF & In(Pile.PLAY)), Surge()), bare=True),
            Gets(HOST, atk=1),
            Action(Discard(SELF), cost=Spend((ENERGY, ENERGY)), form=HERO_FORM)])


def pumpkin_bombs(code: str) -> Face:
    """Pumpkin Bombs, which another set has too."""
    return Attachment(code, "Pumpkin Bombs", boost=2, traits=["Weapon"], attach=VILLAIN, abilities=[
        ForcedResponse(After(ATTACK, by=VILLAIN, to=YOU), Do(Discard(SELF), IndirectDamage(YOU, 2))),
        Action(Discard(SELF), cost=Spend((PHYSICAL, PHYSICAL)), form=HERO_FORM)])


GOBLIN_GLIDER = goblin_glider("02033")

PUMPKIN_BOMBS = pumpkin_bombs("02034")

INTIMIDATION = Treachery("02035", "Intimidation", boost=1, boost_star=True, abilities=[
    WhenRevealed(ChooseOne(Pay(Spend(any_=2)), GiveBoost(VILLAIN))),
    Boost(GiveBoost(VILLAIN))])

REGENERATIVE_HEALING = Treachery("02036", "Regenerative Healing", boost_star=True, abilities=[
    WhenRevealed(Heal(VILLAIN, Times(2, StageNumber())).otherwise(Surge())),
    Boost(Heal(VILLAIN, 2))])

SET = EncounterSet("goblin_gimmicks", "Goblin Gimmicks", cards={
    GOBLIN_GLIDER: 2, PUMPKIN_BOMBS: 2, INTIMIDATION: 2, REGENERATIVE_HEALING: 2})
