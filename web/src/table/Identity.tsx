/** A player's identity, large: hit points, powers as buttons, what hangs on it. */
import type { Option, Seat, Table } from "../protocol";
import { Bar } from "../shared/Bar";
import { heroColour, monogram } from "../shared/colours";
import { Icon, type IconName } from "../shared/Icon";
import { Riders } from "./CardView";
import { Drawn } from "./Drawn";
import { Stats } from "./Stats";
import { Tokens } from "./Tokens";
import { useCard } from "./useCard";

const POWERS: Readonly<Record<string, { icon: IconName; word: string }>> = {
  attack: { icon: "attack", word: "Attack" },
  thwart: { icon: "thwart", word: "Thwart" },
  recover: { icon: "recover", word: "Recover" },
  change_form: { icon: "swap", word: "Change form" },
};

interface IdentityProps {
  readonly seat: Seat;
  readonly table: Table;
  choose(option: Option): void;
}

export function Identity({ seat, table, choose }: IdentityProps) {
  const card = seat.identity;
  return card === null ? (
    <p class="quiet">{seat.name} is defeated.</p>
  ) : (
    <IdentityCard seat={seat} table={table} choose={choose} card={card} />
  );
}

function IdentityCard({ seat, table, choose, card }: IdentityProps & { card: NonNullable<Seat["identity"]> }) {
  const { scene, legal, chosen, number, change, words, handlers } = useCard(card);
  const options = scene.legal.get(card.id) ?? [];
  const powers = options.length > 1 || options.some((option) => option.verb in POWERS);
  const classes = [
    "wide wide--identity",
    legal && !powers ? "card--legal" : "",
    chosen ? "card--chosen" : "",
    change ? "card--hurt" : "",
    card.exhausted ? "wide--exhausted" : "",
  ];
  return (
    <div class="slot slot--identity">
      <button type="button" class={classes.join(" ")} style={{ "--frame": heroColour(seat.hero) }} {...handlers}>
        <Drawn words={words}>
          {number !== undefined && !powers && <span class="card__number">{number}</span>}
          <span class="wide__mono">{monogram(seat.name)}</span>
          <span class="wide__body">
            <span class="wide__title">
              {card.title}
              <small>
                <Icon name={seat.form === "hero" ? "mask" : "person"} /> {seat.form}
                {card.exhausted ? ", exhausted" : ""}
                {table.seats.length > 2 ? `, P${seat.seat + 1}` : ""}
                {table.first_player === seat.seat && table.seats.length > 1 ? ", first" : ""}
              </small>
            </span>
            <Bar now={card.remaining ?? 0} full={card.figures.hp?.now ?? 0} kind="hp" label="Hit points" />
            <span class="wide__row">
              <Stats card={card} words />
            </span>
            <span class="wide__row">
              <Tokens card={card} damage={false} />
            </span>
          </span>
        </Drawn>
      </button>
      {powers && (
        <div class="powers">
          {options.map((option) => (
            <Power key={option.index} option={option} choose={choose} />
          ))}
        </div>
      )}
      <Riders cards={card.attached} />
    </div>
  );
}

function Power({ option, choose }: { option: Option; choose(option: Option): void }) {
  const power = POWERS[option.verb];
  return (
    <button
      type="button"
      class="power"
      aria-label={option.label}
      data-option={option.index}
      onClick={() => choose(option)}
    >
      {power && <Icon name={power.icon} />}
      {power?.word ?? shortUse(option.label)}
    </button>
  );
}

/** "Use Peter Parker: Scientist" is long; the ability's own name is enough beside its card. */
function shortUse(label: string): string {
  return label.replace(/^Use /, "").split(": ").at(-1) ?? label;
}
