"""Protection cards of the Doctor Strange pack."""

from mc_env.cards.kit import *

BROTHER_VOODOO = Ally("09012", "Brother Voodoo", subtitle="Jericho Drumm", unique=True, cost=3, icons=MENTAL, thw=2,
    atk=1, conseq_thw=2, hp=3, traits=["Avenger", "Mystic"], aspect="protection", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Do(
            Search("event", In(Pile.DECK, YOU, top=5) & EVENT), AddToHand(Ref("event"), YOU)))])

CLEA = Ally("09013", "Clea", unique=True, cost=2, icons=PHYSICAL, thw=1, atk=1, hp=2, traits=["Mystic"],
    aspect="protection", abilities=[Interrupt(When(DEFEAT, to=SELF), ShuffleInto(SELF))])

IRON_FIST = Ally("09014", "Iron Fist", subtitle="Danny Rand", unique=True, cost=4, icons=PHYSICAL, thw=1, atk=2, hp=3,
    traits=["Defender"], aspect="protection", counters=("mystic", 2), abilities=[
        Interrupt(
            When(ATTACK, by=SELF, to=ENEMY), Together(Stun(THAT_CARD), Damage(THAT_CARD, 1)),
            cost=RemoveCounters(SELF, 1, "mystic"))])

DESPERATE_DEFENSE = Event("09015", "Desperate Defense", cost=1, icons=ENERGY, traits=["Defense"], aspect="protection",
    abilities=[
        Interrupt(
            When(DEFEND, by=YOUR_HERO), Do(
                Gets(YOUR_HERO, dfn=2, until=END_OF_ATTACK),
                AtEndOfActivation(If(~Exists(Hit("taken") & YOUR_HERO), Ready(YOUR_HERO)))),
            form=HERO_FORM, labels=DEFENSE_LABEL)])

MOMENTUM_SHIFT = Event("09016", "Momentum Shift", cost=2, icons=PHYSICAL, traits=["Attack"], aspect="protection",
    abilities=[Action(Damage(A(ENEMY), 2), cost=Heal(YOUR_HERO, 2), form=HERO_FORM, labels=ATTACK_LABEL)])

THE_NIGHT_NURSE = Support("09019", "The Night Nurse", unique=True, cost=1, icons=MENTAL, traits=["Persona"],
    aspect="protection", uses=("medical", 3), abilities=[
        Action(
            Do(Choose("hero", HERO), Together(Heal(Ref("hero"), 1), TakeStatus(None, Ref("hero")))),
            cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "medical")))])

UNFLAPPABLE = Upgrade("09020", "Unflappable", cost=1, icons=MENTAL, traits=["Condition"], aspect="protection",
    any_control=True, max_per_player=1, abilities=[
        Response(
            After(DEFEND, by=YOU, where=~Exists(Hit("taken") & YOUR_IDENTITY)), Draw(1), cost=Exhaust(SELF))])

SET = CardPool("protection", "Protection", (
    BROTHER_VOODOO, CLEA, IRON_FIST, DESPERATE_DEFENSE, MOMENTUM_SHIFT, THE_NIGHT_NURSE, UNFLAPPABLE))
