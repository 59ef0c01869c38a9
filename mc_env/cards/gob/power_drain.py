"""Power Drain (modular)."""

from mc_env.cards.kit import *

BOOST_ICONS = StatOf(Ref("discarded"), Stat.BOOST, printed=True)  # on the cards that were discarded
BOOST = Boost(DiscardTop(3, None))

POWER_DRAIN = SideScheme("02041", "Power Drain", threat=PerPlayer(2), boost=3, acceleration=1, abilities=[
    WhenDefeated(Do(
        DiscardTop(2, None).named("discarded"),
        If(Compare(BOOST_ICONS, ">", 0), ForEachPlayer(DiscardResources(BOOST_ICONS)))))])

ELECTRO = Minion("02042", "Electro", unique=True, sch=2, atk=2, hp=6, boost=2, boost_star=True, traits=["Criminal"],
    abilities=[
        ForcedResponse(After(ATTACK, by=SELF, to=YOU), Do(
            DiscardTop(1, None).named("discarded"), IndirectDamage(YOU, BOOST_ICONS))),
        BOOST])

ELECTRO_AMONG_THEM = Ref("discarded") & (MINION & Named("Electro"))

ELECTROMAGNETIC_PULSE = Treachery("02043", "Electromagnetic Pulse", boost=2, boost_star=True, abilities=[
    WhenRevealed(Do(
        DiscardTop(7, None).named("discarded"),
        If(Exists(ELECTRO_AMONG_THEM), PutIntoPlay(ELECTRO_AMONG_THEM), Surge()))),
    BOOST])

LIGHTNING_BOLT = Treachery("02044", "Lightning Bolt", boost=1, boost_star=True, abilities=[
    WhenRevealed(Do(DiscardTop(2, None).named("discarded"), IndirectDamage(YOU, BOOST_ICONS))),
    BOOST])

SHOCK_THERAPY = Treachery("02045", "Shock Therapy", boost=1, boost_star=True, abilities=[
    WhenRevealed(Do(DiscardTop(PerPlayer(1), None).named("discarded"), Heal(VILLAIN, BOOST_ICONS))),
    BOOST])

SET = EncounterSet("power_drain", "Power Drain", cards={
    POWER_DRAIN: 1, ELECTRO: 1, ELECTROMAGNETIC_PULSE: 1, LIGHTNING_BOLT: 1, SHOCK_THERAPY: 1})
