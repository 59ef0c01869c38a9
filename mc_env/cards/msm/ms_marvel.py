"""Ms. Marvel: identity, signature cards, obligation, nemesis set (Thomas Edison)."""

from mc_env.cards.kit import *
from mc_env.cards.msm import basic, protection

PERSONA_SUPPORT = SUPPORT & Trait("Persona")

MS_MARVEL = Hero("05001a", "Ms. Marvel", thw=1, atk=1, dfn=1, hp=10, hand=5, traits=["Champion", "Inhuman"], abilities=[
    Response(
        After(PLAY, by=YOU, to=EVENT & (Trait("Attack") | Trait("Thwart") | Trait("Defense"))),
        ReturnToHand(THAT_CARD), cost=Exhaust(SELF), name='"Morphogenetics"')])

KAMALA_KHAN = AlterEgo("05001b", "Kamala Khan", rec=5, hp=10, hand=6, traits=["Inhuman"], abilities=[
    Action(
        DiscardUntil(OfSet("ms_marvel"), YOU).named("card").then(AddToHand(Ref("card"))),
        limit=ONCE_PER_ROUND, name="Teen Spirit")])

RED_DAGGER = Ally("05002", "Red Dagger", unique=True, cost=3, icons=ENERGY, thw=2, atk=2, hp=3, traits=["Champion"],
    aspect="hero", abilities=[
        Interrupt(
            When(DEFEAT, to=SELF), Together(Damage(A(ENEMY), 2), ReturnToHand(SELF)),
            cost=SpendDifferent(2))])

BIG_HANDS = Event("05003", "Big Hands", cost=2, icons=PHYSICAL, traits=["Attack", "Superpower"], aspect="hero",
    abilities=[Action(Damage(A(ENEMY), 4), form=HERO_FORM, labels=ATTACK_LABEL)])

SNEAK_BY = Event("05004", "Sneak By", cost=2, icons=MENTAL, traits=["Skill", "Thwart"], aspect="hero", abilities=[
    Action(RemoveThreat(A(SCHEME), 3), form=HERO_FORM, labels=THWART_LABEL)])

WIGGLE_ROOM = Event("05005", "Wiggle Room", cost=0, icons=ENERGY, traits=["Defense", "Superpower"], aspect="hero",
    abilities=[
        Interrupt(
            Would(TAKE_DAMAGE, to=YOU), Do(Prevent(3), Draw(1)), form=HERO_FORM, labels=DEFENSE_LABEL)])

AAMIR_KHAN = Support("05006", "Aamir Khan", unique=True, cost=1, icons=MENTAL, traits=["Persona"], aspect="hero",
    abilities=[
        Action(
            PutOnDeck(A(IN_YOUR_DISCARD), bottom=True).then(Draw(1)), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

BRUNO_CARRELLI = Support("05007", "Bruno Carrelli", unique=True, cost=1, icons=PHYSICAL, traits=["Persona"],
    aspect="hero", abilities=[
        Action(PutUnder(A(IN_YOUR_HAND)), cost=Exhaust(SELF), form=ALTER_EGO_FORM),
        Action(
            Do(Choose("cards", In(Pile.UNDER, host=SELF), count=3, up_to=True), AddToHand(Ref("cards"), YOU)),
            cost=Exhaust(SELF))])

NAKIA_BAHADIR = Support("05008", "Nakia Bahadir", unique=True, cost=1, icons=ENERGY, traits=["Persona"],
    aspect="hero", abilities=[
        Action(CostChange(None, 1, until=Until.NEXT_PLAY), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

BIOKINETIC_POLYMER_SUIT = Upgrade("05009", "Biokinetic Polymer Suit", unique=True, cost=1, icons=MENTAL,
    traits=["Armor"], aspect="hero", abilities=[
        Resource(Generate((WILD,), only_for=EVENT), cost=Exhaust(SELF), form=HERO_FORM)])

EMBIGGEN = Upgrade("05010", "Embiggen!", cost=2, icons=ENERGY, traits=["Condition", "Superpower"], aspect="hero",
    abilities=[
        Interrupt(
            When(PLAY, by=YOU, to=EVENT & Trait("Attack")), NextEvent(damage=2, which=THAT_CARD),
            cost=Exhaust(SELF), form=HERO_FORM)])

SHRINK = Upgrade("05011", "Shrink", cost=2, icons=MENTAL, traits=["Condition", "Superpower"], aspect="hero",
    abilities=[
        Interrupt(
            When(PLAY, by=YOU, to=EVENT & Trait("Thwart")), NextEvent(threat=2, which=THAT_CARD),
            cost=Exhaust(SELF), form=HERO_FORM)])

HOME_BY_DAWN = Obligation("05025", "Home by Dawn", boost=2, give_to="Kamala Khan", abilities=[
    ExhaustAlterEgoOr(Discard(A(PERSONA_SUPPORT & YOURS)).otherwise(Surge()))])

GENERATION_WHY = SideScheme("05026", "Generation Why?", threat=PerPlayer(2), boost=3, hazard=1, abilities=[
    WhenRevealed(DiscardTop(Count(ALLY | PERSONA_SUPPORT), EACH_PLAYER))])

THOMAS_EDISON = Minion("05027", "Thomas Edison", unique=True, sch=3, atk=1, hp=3, boost=2, traits=["Bird", "Genius"],
    abilities=[
        Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE, where=Exists(MINION & ~SELF & EngagedWith(ENGAGED_PLAYER)))])

EDISONS_GIANT_ROBOT = Minion("05028", "Edison's Giant Robot", unique=True, sch=1, atk=2, hp=8, boost=1,
    traits=["Robot"], abilities=[
        Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE),
        Action(Blank(SELF, until=END_OF_PHASE), cost=Spend((MENTAL,)), form=HERO_FORM)])

HARVEST = Treachery("05029", "Harvest", abilities=[
    WhenRevealed(Do(
        Exhaust(PERSONA_SUPPORT).named("exhausted"),
        Heal(VILLAIN, Result("exhausted")),
        If(Not(Did("exhausted")), Surge())))])

SET = HeroSet(
    "ms_marvel", "Ms. Marvel", identity=Card((MS_MARVEL, KAMALA_KHAN)),
    cards={RED_DAGGER: 1, BIG_HANDS: 3, SNEAK_BY: 3, WIGGLE_ROOM: 2, AAMIR_KHAN: 1, BRUNO_CARRELLI: 1,
           NAKIA_BAHADIR: 1, BIOKINETIC_POLYMER_SUIT: 1, EMBIGGEN: 1, SHRINK: 1},
    obligations={HOME_BY_DAWN: 1},
    nemesis={GENERATION_WHY: 1, THOMAS_EDISON: 1, EDISONS_GIANT_ROBOT: 1, HARVEST: 2},
    starter={**protection.STARTER, **basic.STARTER},
)
