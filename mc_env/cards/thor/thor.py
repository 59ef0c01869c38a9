"""Thor: identity, signature cards, obligation, nemesis set (Loki)."""

from mc_env.cards.kit import *
from mc_env.cards.thor import aggression, basic

MJOLNIR_UPGRADE = UPGRADE & Named("Mjolnir")

THOR = Hero("06001a", "Thor", thw=1, atk=2, dfn=2, hp=14, hand=4, traits=["Asgard", "Avenger"], abilities=[
    Response(After(ENGAGE, to=YOU), Draw(2), limit=ONCE_PER_PHASE, name='"Have at thee!"')])

ODINSON = AlterEgo("06001b", "Odinson", rec=4, hp=14, hand=5, traits=["Asgard"], abilities=[
    Action(
        Do(Search("upgrade", (IN_YOUR_DECK | IN_YOUR_DISCARD) & MJOLNIR_UPGRADE), AddToHand(Ref("upgrade"), YOU)),
        limit=ONCE_PER_ROUND, name="Worthy")])

LADY_SIF = Ally("06002", "Lady Sif", unique=True, cost=4, icons=WILD, thw=2, atk=2, hp=3, traits=["Asgard"],
    aspect="hero", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Ready(IdentityOf(PlayerNamed("Thor"))))])

DEFENDER_OF_THE_NINE_REALMS = Event("06003", "Defender of the Nine Realms", cost=0, icons=PHYSICAL,
    traits=["Thwart"], aspect="hero", abilities=[
        Action(
            RemoveThreat(A(SCHEME), 3),
            cost=Do(DiscardUntil(MINION).named("minion"), PutIntoPlay(Ref("minion"), engaged=YOU)),
            form=HERO_FORM, labels=THWART_LABEL)])

FOR_ASGARD = Event("06004", "For Asgard!", cost=1, icons=PHYSICAL, aspect="hero", abilities=[
    Action(
        Do(Search("card", (IN_YOUR_DECK | IN_YOUR_DISCARD) & Trait("Asgard")), AddToHand(Ref("card"), YOU)),
        form=ALTER_EGO_FORM)])

HAMMER_THROW = Event("06005", "Hammer Throw", cost=3, icons=ENERGY, traits=["Attack", "Superpower"],
    aspect="hero", abilities=[
        Action(
            Do(AttackGains(OVERKILL), Together(Damage(A(ENEMY), 8), ReturnToHand(MJOLNIR_UPGRADE & YOURS))),
            cost=Exhaust(MJOLNIR_UPGRADE & YOURS), form=HERO_FORM, labels=ATTACK_LABEL)])

STRUCK = VILLAIN | (MINION & EngagedWith(YOU))

LIGHTNING_STRIKE = Event("06006", "Lightning Strike", cost=1, icons=MENTAL, traits=["Superpower"], aspect="hero",
    abilities=[
        Action(
            If(YouHave("Aerial"), Damage(STRUCK, Number("x"), ignores_tough=True), Damage(STRUCK, Number("x"))),
            cost=Spend(x="x", x_type=ENERGY), form=HERO_FORM)])

ASGARD = Support("06007", "Asgard", unique=True, cost=3, icons=MENTAL, traits=["Asgard", "Location"], aspect="hero",
    abilities=[Gets(YOU, hand_size=1)])

GOD_OF_THUNDER = Upgrade("06008", "God of Thunder", cost=2, icons=ENERGY, traits=["Asgard", "Title"],
    aspect="hero", abilities=[Resource(Generate((ENERGY,)), cost=Exhaust(SELF), form=HERO_FORM)])

MJOLNIR = Upgrade("06009", "Mjolnir", unique=True, cost=1, icons=ENERGY, traits=["Asgard", "Weapon"],
    aspect="hero", keywords=[RESTRICTED], abilities=[
        Gets(YOUR_HERO & Named("Thor"), atk=1), Gains(YOUR_HERO & Named("Thor"), trait="Aerial")])

THORS_HELMET = Upgrade("06010", "Thor's Helmet", unique=True, cost=2, icons=MENTAL, traits=["Asgard", "Armor"],
    aspect="hero", abilities=[Gets(YOU, hp=5)])

ODINS_ANGER = Obligation("06026", "Odin's Anger", boost=2, give_to="Odinson", abilities=[
    ExhaustAlterEgoOr(Discard((MJOLNIR_UPGRADE & IN_YOUR_HAND) | (MJOLNIR_UPGRADE & YOURS)), Stun(YOU))])

FAMILY_FEUD = SideScheme("06027", "Family Feud", threat=2, boost=3, acceleration=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, Count(CARD & Trait("Asgard"))))])

LOKI = Minion("06028", "Loki", unique=True, sch=2, atk=2, hp=4, boost=3, traits=["Asgard"], abilities=[
    ForcedInterrupt(Would(DEFEAT, to=SELF), Do(
        DiscardTop(1, None).named("card"), If(Exists(Ref("card") & TREACHERY), Instead(Heal(SELF, ALL)))))])

FROST_GIANT = Minion("06029", "Frost Giant", sch=1, atk=3, hp=4, boost=1, boost_star=True, traits=["Giant"],
    keywords=[TOUGHNESS], abilities=[
        Boost(If(Exists(VILLAIN & ATTACKER) & Attacking(), AtEndOfActivation(Stun(Hit("dealt")), on_damage=True)))])

TRICKSTER = Treachery("06030", "Trickster", boost=1, abilities=[
    WhenRevealed(Do(DiscardTop(3).named("discarded"), PlaceThreat(MAIN_SCHEME, DifferentTypes(Ref("discarded")))))])

SET = HeroSet(
    "thor", "Thor", identity=Card((THOR, ODINSON)),
    cards={LADY_SIF: 1, DEFENDER_OF_THE_NINE_REALMS: 3, FOR_ASGARD: 1, HAMMER_THROW: 3, LIGHTNING_STRIKE: 2,
           ASGARD: 1, GOD_OF_THUNDER: 2, MJOLNIR: 1, THORS_HELMET: 1},
    obligations={ODINS_ANGER: 1},
    nemesis={FAMILY_FEUD: 1, LOKI: 1, FROST_GIANT: 2, TRICKSTER: 1},
    starter={**aggression.STARTER, **basic.STARTER},
)
