/** Schemes: the main one with its bar and the threat to come, side schemes beside it. */
import type { Card, Table } from "../protocol";
import { Bar } from "../shared/Bar";
import { Icon, type IconName } from "../shared/Icon";
import { Riders } from "./CardView";
import { Drawn } from "./Drawn";
import { Tokens } from "./Tokens";
import { useCard } from "./useCard";

export function MainScheme({ card, table }: { card: Card; table: Table }) {
  const { face, legal, chosen, number, change, words, handlers } = useCard(card);
  const coming = table.forecast?.threat.find((one) => one.scheme === card.id);
  const classes = `wide wide--scheme${legal ? " card--legal" : ""}${chosen ? " card--chosen" : ""}${change ? " card--hurt" : ""}`;
  return (
    <div class="slot slot--wide">
      <button type="button" class={classes} style={{ "--frame": "var(--encounter)" }} {...handlers}>
        <Drawn words={words}>
          {number !== undefined && <span class="card__number">{number}</span>}
          <span class="wide__body">
            <span class="wide__title">
              {card.title}
              <small>main scheme{face && face.stage > 0 ? `, stage ${face.stage}` : ""}</small>
            </span>
            <Bar
              now={card.threat}
              full={card.figures.target?.now ?? 0}
              kind="threat"
              label="Threat"
              more={coming?.amount ?? 0}
            />
            <span class="wide__row">
              {coming !== undefined && (
                <span class={`intent intent--threat${coming.completes ? " intent--end" : ""}`}>
                  <Icon name="threat" />+{coming.amount} to come
                </span>
              )}
              <SchemeIcons card={card} />
              <Tokens card={card} />
            </span>
          </span>
        </Drawn>
      </button>
      <Riders cards={card.attached} />
    </div>
  );
}

export function SideScheme({ card }: { card: Card }) {
  const { legal, chosen, number, change, words, handlers } = useCard(card);
  const classes = `chip chip--scheme${legal ? " chip--legal" : ""}${chosen ? " chip--chosen" : ""}${change ? " card--hurt" : ""}`;
  return (
    <div class="slot">
      <button type="button" class={classes} style={{ "--frame": "var(--threat)" }} {...handlers}>
        <Drawn words={words}>
          {number !== undefined && <span class="card__number">{number}</span>}
          <span class="chip__title">{card.title}</span>
          <SchemeIcons card={card} />
          <Tokens card={card} />
        </Drawn>
      </button>
      <Riders cards={card.attached} />
    </div>
  );
}

function SchemeIcons({ card }: { card: Card }) {
  return (
    <>
      {card.icons.map((icon, i) => (
        <span key={i} class={`scheme-icon scheme-icon--${icon}`} title={icon}>
          <Icon name={icon as IconName} />
          {icon}
        </span>
      ))}
    </>
  );
}
