"""Standard encounter set."""

from mc_env.cards.kit import *

ADVANCE = Treachery("01186", "Advance", abilities=[WhenRevealed(EnemySchemes(VILLAIN))])

ASSAULT = Treachery("01187", "Assault", abilities=[
    WhenRevealed(Surge(), form=ALTER_EGO_FORM),
    WhenRevealed(EnemyAttacks(VILLAIN), form=HERO_FORM)])

CAUGHT_OFF_GUARD = Treachery("01188", "Caught Off Guard", boost=1, abilities=[
    WhenRevealed(Discard(A((UPGRADE | SUPPORT) & YOURS)).otherwise(Surge()))])

GANG_UP = Treachery("01189", "Gang-Up", boost=1, abilities=[
    WhenRevealed(Surge(), form=ALTER_EGO_FORM),
    WhenRevealed(Do(EnemyAttacks(VILLAIN), EnemyAttacks(MINION & EngagedWith(YOU))), form=HERO_FORM)])

SHADOW_OF_THE_PAST = Treachery("01190", "Shadow of the Past", boost=2, abilities=[
    WhenRevealed(Do(
        Reveal(YOUR_NEMESIS & MINION & IsNemesis()).named("minion"),
        Reveal(YOUR_NEMESIS & SIDE_SCHEME),
        ShuffleInto(YOUR_NEMESIS, Pile.ENCOUNTER_DECK),
        If(Not(Did("minion")), Surge())))])

SET = EncounterSet("standard", "Standard", kind="standard", cards={
    ADVANCE: 2, ASSAULT: 2, CAUGHT_OFF_GUARD: 1, GANG_UP: 1, SHADOW_OF_THE_PAST: 1})
