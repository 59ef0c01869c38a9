"""The Invocation deck of Doctor Strange."""

from mc_env.cards.kit import *

DECK = "Invocation"
TOP_INVOCATION = In(Pile.EXTRA_DECK, name=DECK, top=1)
TO_ITS_DISCARD_PILE = Discard(SELF)

CRIMSON_BANDS_OF_CYTTORAK = Event("09032", "Crimson Bands of Cyttorak", cost=2, traits=["Invocation"], aspect="hero",
    abilities=[
        Special(Do(
            Choose("enemy", ENEMY), Together(Stun(Ref("enemy")), Damage(Ref("enemy"), 7)), TO_ITS_DISCARD_PILE))])

IMAGES_OF_IKONN = Event("09033", "Images of Ikonn", cost=1, traits=["Invocation"], aspect="hero", abilities=[
    Special(Do(Together(Confuse(VILLAIN), RemoveThreat(A(SCHEME), 4)), TO_ITS_DISCARD_PILE))])

SEVEN_RINGS_OF_RAGGADORR = Event("09034", "Seven Rings of Raggadorr", cost=1, traits=["Invocation"], aspect="hero",
    abilities=[
        Special(Do(
            Choose("characters", CHARACTER & CanBe("toughened"), count=3, up_to=True), Toughen(Ref("characters")),
            TO_ITS_DISCARD_PILE))])

OTHER_STATUSES = tuple(ReplaceStatus(old, new, A(CHARACTER)) for old in Status for new in Status if old != new)

VAPORS_OF_VALTORR = Event("09035", "Vapors of Valtorr", cost=0, traits=["Invocation"], aspect="hero", abilities=[
    Special(Do(ChooseOne(*OTHER_STATUSES), TO_ITS_DISCARD_PILE))])

WINDS_OF_WATOOMB = Event("09036", "Winds of Watoomb", cost=0, traits=["Invocation"], aspect="hero", abilities=[
    Special(Do(Draw(3), TO_ITS_DISCARD_PILE))])

INVOCATIONS: dict[CardLike, int] = {
    CRIMSON_BANDS_OF_CYTTORAK: 1, IMAGES_OF_IKONN: 1, SEVEN_RINGS_OF_RAGGADORR: 1, VAPORS_OF_VALTORR: 1,
    WINDS_OF_WATOOMB: 1}
