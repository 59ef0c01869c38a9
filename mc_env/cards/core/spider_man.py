"""Spider-Man: identity, signature cards, obligation, nemesis set (Vulture)."""

from mc_env.cards.core import basic, justice
from mc_env.cards.kit import *

SPIDER_MAN = Hero("01001a", "Spider-Man", thw=1, atk=2, dfn=3, hp=10, hand=5, traits=["Avenger"], abilities=[
    Interrupt(When(ATTACK, by=VILLAIN, to=YOU), Draw(1), name="Spider-Sense")])

PETER_PARKER = AlterEgo("01001b", "Peter Parker", rec=3, hp=10, hand=6, traits=["Genius"], abilities=[
    Resource(Generate((MENTAL,)), limit=ONCE_PER_ROUND, name="Scientist")])

BLACK_CAT = Ally("01002", "Black Cat", subtitle="Felicia Hardy", unique=True, cost=2, icons=ENERGY,
    thw=1, atk=1, conseq_atk=0, hp=2, traits=["Hero for Hire"], aspect="hero", abilities=[
        ForcedResponse(After(PLAY, by=YOU, to=SELF), Do(
            DiscardTop(2).named("discarded"), AddToHand(Ref("discarded") & IN_YOUR_DISCARD & WithIcon(MENTAL))))])

BACKFLIP = Event("01003", "Backflip", cost=0, icons=PHYSICAL, traits=["Defense", "Skill"], aspect="hero", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=YOU, from_attack=True), Prevent(ALL), labels=DEFENSE_LABEL)])

ENHANCED_SPIDER_SENSE = Event("01004", "Enhanced Spider-Sense", cost=1, icons=MENTAL, traits=["Superpower"],
    aspect="hero", abilities=[
        Interrupt(When(REVEAL, to=TREACHERY, where=EventHas("from_encounter_deck")), CancelEffects(), form=HERO_FORM)])

SWINGING_WEB_KICK = Event("01005", "Swinging Web Kick", cost=3, icons=MENTAL, traits=["Aerial", "Attack", "Superpower"],
    aspect="hero", abilities=[Action(Damage(A(ENEMY), 8), form=HERO_FORM, labels=ATTACK_LABEL)])

AUNT_MAY = Support("01006", "Aunt May", unique=True, cost=1, icons=ENERGY, traits=["Persona"], aspect="hero", abilities=[
    Action(Heal(YOUR_ALTER_EGO & Named("Peter Parker"), 4), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

SPIDER_TRACER = Upgrade("01007", "Spider-Tracer", cost=1, icons=ENERGY, traits=["Item", "Tech"], aspect="hero",
    attach=MINION, abilities=[ForcedInterrupt(When(DEFEAT, to=HOST), RemoveThreat(A(SCHEME), 3))])

WEB_SHOOTER = Upgrade("01008", "Web-Shooter", cost=1, icons=PHYSICAL, traits=["Item", "Tech"], aspect="hero",
    uses=("web", 3), abilities=[
        Resource(Generate((WILD,)), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "web")), form=HERO_FORM)])

WEBBED_UP = Upgrade("01009", "Webbed Up", cost=4, icons=PHYSICAL, traits=["Condition"], aspect="hero",
    form=HERO_FORM, attach=ENEMY, max_per_host=1, abilities=[
        ForcedInterrupt(Would(ATTACK, by=HOST), Instead(Discard(SELF)).then(Stun(ATTACKER)))])

EVICTION_NOTICE = Obligation("01165", "Eviction Notice", boost=2, give_to="Peter Parker", abilities=[
    ExhaustAlterEgoOr(DiscardFromHand(1, random=True), Surge())])

HIGHWAY_ROBBERY = SideScheme("01166", "Highway Robbery", threat=PerPlayer(3), boost=3, acceleration=1, abilities=[
    WhenRevealed(ForEachPlayer(PutUnder(AtRandom(IN_YOUR_HAND), SELF))),
    WhenDefeated(ReturnToHand(In(Pile.UNDER)))])

VULTURE = Minion("01167", "Vulture", unique=True, sch=1, atk=3, hp=4, boost=2, traits=["Criminal"],
    keywords=[QUICKSTRIKE])

SWEEPING_SWOOP = Treachery("01168", "Sweeping Swoop", boost_star=True, abilities=[
    WhenRevealed(Do(Stun(YOUR_HERO), If(Exists(MINION & Named("Vulture")), Surge()))),
    Boost(AtEndOfActivation(Stun(Hit("dealt") & FRIENDLY), on_damage=True))])

THE_VULTURES_PLANS = Treachery("01169", "The Vulture's Plans", boost=2, abilities=[
    WhenRevealed(Do(
        DiscardFromHand(1, who=EACH_PLAYER, random=True).named("discarded"),
        PlaceThreat(MAIN_SCHEME, Icons(Ref("discarded"), None))))])

SET = HeroSet(
    "spider_man", "Spider-Man", identity=Card((SPIDER_MAN, PETER_PARKER)),
    cards={BLACK_CAT: 1, BACKFLIP: 2, ENHANCED_SPIDER_SENSE: 2, SWINGING_WEB_KICK: 3, AUNT_MAY: 1,
           SPIDER_TRACER: 2, WEB_SHOOTER: 2, WEBBED_UP: 2},
    obligations={EVICTION_NOTICE: 1},
    nemesis={HIGHWAY_ROBBERY: 1, VULTURE: 1, SWEEPING_SWOOP: 2, THE_VULTURES_PLANS: 1},
    starter={**justice.STARTER, **basic.STARTER},
)
