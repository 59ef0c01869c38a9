"""The Doomsday Chair (modular)."""

from mc_env.cards.kit import *

THE_DOOMSDAY_CHAIR = SideScheme("01183", "The Doomsday Chair", threat=8, boost=3, acceleration=1, abilities=[
    WhenRevealed(If(Not(Exists(MINION & Named("M.O.D.O.K."))), Do(
        Search("modok", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & MINION & Named("M.O.D.O.K.")),
        PutIntoPlay(Ref("modok"), engaged=YOU))))])

MODOK = Minion("01184", "M.O.D.O.K.", unique=True, sch=2, atk=2, hp=8, boost=2, traits=["Cyborg", "Elite"],
    keywords={RETALIATE: 2})

BIOMECHANICAL_UPGRADES = Attachment("01185", "Biomechanical Upgrades", boost=1, traits=["Tech"], keywords=[SURGE],
    attach=Extreme(MINION & ~HasAttached(WithTitleOf(SELF)), Stat.HP, printed=True), abilities=[
        ForcedInterrupt(Would(DEFEAT, to=HOST), Instead(Heal(HOST, ALL)).then(Discard(SELF)))])

SET = EncounterSet("the_doomsday_chair", "The Doomsday Chair", cards={
    THE_DOOMSDAY_CHAIR: 2, MODOK: 1, BIOMECHANICAL_UPGRADES: 3})
