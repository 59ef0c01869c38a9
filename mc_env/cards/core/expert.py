"""Expert encounter set."""

from mc_env.cards.kit import *

EXHAUSTION = Treachery("01191", "Exhaustion", boost=2, keywords=[SURGE], abilities=[
    WhenRevealed(Exhaust(YOUR_IDENTITY))])

MASTERPLAN = Treachery("01192", "Masterplan", boost=2, abilities=[
    WhenRevealed(If(Exists(SIDE_SCHEME), PlaceThreat(SIDE_SCHEME, 4), Do(
        DiscardUntil(SIDE_SCHEME).named("found"), Reveal(Ref("found")))))])

UNDER_FIRE = Treachery("01193", "Under Fire", boost=3, keywords=[SURGE], abilities=[WhenRevealed(Reveal())])

SET = EncounterSet("expert", "Expert", kind="expert", cards={EXHAUSTION: 1, MASTERPLAN: 1, UNDER_FIRE: 1})
