"""Doctor Strange: identity, signature cards, Invocation deck, obligation, nemesis set (Baron Mordo)."""

from mc_env.cards.drs import basic, protection
from mc_env.cards.drs.invocations import DECK, INVOCATIONS, TOP_INVOCATION
from mc_env.cards.kit import *

DOCTOR_STRANGE = Hero("09001a", "Doctor Strange", thw=2, atk=1, dfn=2, hp=10, hand=5, traits=["Avenger", "Mystic"],
    abilities=[
        Action(
            ResolveAbility(Ref("card"), AbilityKind.SPECIAL),
            cost=Do(Exhaust(SELF), Choose("card", TOP_INVOCATION), PayPrintedCost(Ref("card"))), name="Spell Mastery")])

STEPHEN_STRANGE = AlterEgo("09001b", "Stephen Strange", rec=3, hp=10, hand=6, traits=["Mystic"], abilities=[
    Action(Discard(TOP_INVOCATION), limit=ONCE_PER_PHASE, name="Natural Talent")])

WONG = Ally("09002", "Wong", unique=True, cost=3, icons=WILD, thw=1, atk=2, hp=3, traits=["Mystic"], aspect="hero",
    abilities=[Action(ChooseOne(Heal(YOUR_IDENTITY, 1), Discard(TOP_INVOCATION)), cost=Exhaust(SELF))])

ASTRAL_PROJECTION = Event("09003", "Astral Projection", cost=2, icons=MENTAL, traits=["Spell", "Thwart"], aspect="hero",
    abilities=[
        Action(
            Do(LookAt("card", In(Pile.ENCOUNTER_DECK, top=1)),
               RemoveThreat(Ref("scheme"), Plus(3, StatOf(Ref("card"), Stat.BOOST, printed=True)))),
            cost=Choose("scheme", SCHEME), form=HERO_FORM, labels=THWART_LABEL)])

MAGIC_BLAST = Event("09004", "Magic Blast", cost=3, icons=ENERGY, traits=["Attack", "Spell"], aspect="hero", abilities=[
    Action(
        Do(Damage(A(ENEMY, name="enemy"), 5),
           DiscardTop(1).named("card"),
           InAnyOrder(
               If(Exists(Ref("card") & (WithIcon(PHYSICAL) | WithIcon(WILD))), Stun(Ref("enemy"))),
               If(Exists(Ref("card") & (WithIcon(ENERGY) | WithIcon(WILD))), Damage(Ref("enemy"), 2)),
               If(Exists(Ref("card") & (WithIcon(MENTAL) | WithIcon(WILD))), Confuse(Ref("enemy"))))),
        form=HERO_FORM, labels=ATTACK_LABEL)])

MASTER_OF_THE_MYSTIC_ARTS = Event("09005", "Master of the Mystic Arts", cost=1, icons=MENTAL, aspect="hero", abilities=[
    Action(
        ResolveAbility(Ref("card"), AbilityKind.SPECIAL).then(PutOnDeck(Ref("card"), extra=DECK)),
        cost=Do(Choose("card", TOP_INVOCATION), PayPrintedCost(Ref("card"))), form=HERO_FORM)])

MYSTICAL_STUDIES = Event("09006", "Mystical Studies", cost=1, icons=PHYSICAL, aspect="hero", abilities=[
    Action(
        Do(Search("card", (IN_YOUR_DECK | IN_YOUR_DISCARD) & OfSet()), AddToHand(Ref("card"), YOU)),
        form=ALTER_EGO_FORM)])

PROTECTIVE_WARD = Event("09007", "Protective Ward", cost=1, icons=PHYSICAL, traits=["Spell"], aspect="hero", abilities=[
    Interrupt(When(REVEAL, to=TREACHERY, where=EventHas("from_encounter_deck")), CancelCard(), form=HERO_FORM)])

SANCTUM_SANCTORUM = Support("09008", "Sanctum Sanctorum", unique=True, cost=1, icons=MENTAL, traits=["Location"],
    aspect="hero", abilities=[
        Action(
            Together(ShuffleInto(A(IN_YOUR_DISCARD & Trait("Spell"))), Draw(1)), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

CLOAK_OF_LEVITATION = Upgrade("09009", "Cloak of Levitation", unique=True, cost=2, icons=PHYSICAL,
    traits=["Artifact", "Item"], aspect="hero", abilities=[
        Gains(YOU, trait="Aerial"),
        Action(Ready(YOUR_HERO & Named("Doctor Strange")), cost=Exhaust(SELF), form=HERO_FORM)])

MAGICAL_ENHANCEMENTS = Upgrade("09010", "Magical Enhancements", cost=1, icons=ENERGY, traits=["Condition", "Spell"],
    aspect="hero", any_control=True, abilities=[
        Gets(YOUR_HERO, thw=1, atk=1, dfn=1),
        ForcedInterrupt(When(ROUND_ENDS), Discard(SELF))])

THE_EYE_OF_AGAMOTTO = Upgrade("09011", "The Eye of Agamotto", unique=True, cost=2, icons=ENERGY,
    traits=["Artifact", "Item"], aspect="hero", abilities=[
        Resource(Generate((WILD,)), cost=Exhaust(SELF), form=HERO_FORM)])

PHYSICAL_TOLL = Obligation("09027", "Physical Toll", boost=2, give_to="Stephen Strange", abilities=[
    WhenRevealed(
        Do(May(ChangeForm(to=ALTER_EGO_FORM)), May(Exhaust(YOUR_ALTER_EGO).then(RemoveFromGame(SELF)))), bare=True),
    CostChange(EVENT, 3, sign=1),
    ForcedResponse(After(PLAY, by=YOU, to=EVENT), Discard(SELF))])

BARON_MORDO = Minion("09028", "Baron Mordo", unique=True, sch=2, atk=2, hp=5, boost=2, traits=["Elite", "Mystic"],
    abilities=[
        ForcedInterrupt(When(ATTACK, by=SELF, to=YOU), Do(
            DiscardTop(1).named("card"),
            InAnyOrder(
                If(Exists(Ref("card") & (WithIcon(PHYSICAL) | WithIcon(WILD))), Stun(YOU)),
                If(Exists(Ref("card") & (WithIcon(ENERGY) | WithIcon(WILD))), Damage(YOU, 2, take=True)),
                If(Exists(Ref("card") & (WithIcon(MENTAL) | WithIcon(WILD))), Confuse(YOU)))))])

OPEN_THE_DARK_DIMENSION = SideScheme("09029", "Open the Dark Dimension", threat=PerPlayer(3), boost=3, acceleration=1,
    abilities=[
        WhenRevealed(PutUnder(TOP_INVOCATION)),
        WhenDefeated(ShuffleInto(In(Pile.UNDER), extra=DECK))])

COUNTERSPELL = Attachment("09030", "Counterspell", boost=1, traits=["Condition", "Spell"], attach=YOUR_HERO, abilities=[
    ForcedInterrupt(When(PLAY, by=YOU, to=EVENT), CancelEvent().then(Discard(SELF)))])

DEAREST_CARD = A(Extreme(IN_YOUR_HAND, Stat.COST, printed=True), name="card")
ITS_COST = StatOf(Ref("card"), Stat.COST, printed=True)

THOUGHTCASTING = Treachery("09031", "Thoughtcasting", boost=1, abilities=[
    WhenRevealed(Do(Discard(DEAREST_CARD), PlaceThreat(MAIN_SCHEME, ITS_COST)), form=ALTER_EGO_FORM),
    WhenRevealed(Do(Discard(DEAREST_CARD), Damage(YOU, ITS_COST, take=True)), form=HERO_FORM)])

SET = HeroSet(
    "doctor_strange", "Doctor Strange", identity=Card((DOCTOR_STRANGE, STEPHEN_STRANGE)),
    cards={WONG: 1, ASTRAL_PROJECTION: 2, MAGIC_BLAST: 2, MASTER_OF_THE_MYSTIC_ARTS: 2, MYSTICAL_STUDIES: 1,
           PROTECTIVE_WARD: 2, SANCTUM_SANCTORUM: 1, CLOAK_OF_LEVITATION: 1, MAGICAL_ENHANCEMENTS: 2,
           THE_EYE_OF_AGAMOTTO: 1},
    obligations={PHYSICAL_TOLL: 1},
    nemesis={BARON_MORDO: 1, OPEN_THE_DARK_DIMENSION: 1, COUNTERSPELL: 2, THOUGHTCASTING: 1},
    starter={
        protection.BROTHER_VOODOO.code: 1, protection.CLEA.code: 1, protection.IRON_FIST.code: 1,
        protection.DESPERATE_DEFENSE.code: 3, protection.MOMENTUM_SHIFT.code: 3,
        protection.THE_NIGHT_NURSE.code: 1, protection.UNFLAPPABLE.code: 3, basic.WARNING.code: 3,
        basic.THE_SORCERER_SUPREME.code: 1,
        # The Power of Protection, Med Team, Energy, Genius, Strength, Avengers Mansion
        "01079": 2, "01080": 2, "01088": 1, "01089": 1, "01090": 1, "01091": 1},
    extra_decks={DECK: INVOCATIONS}, faceup_decks=(DECK,),
)
