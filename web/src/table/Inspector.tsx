/** A card in full, beside the card that is pointed at: everything printed on it and its text in generated words. */
import type { Card, CardName, Face } from "../protocol";
import { frame } from "../shared/colours";
import { Icon, type IconName } from "../shared/Icon";
import { FIGURE_WORDS, typeWord } from "../shared/words";
import type { Inspected } from "./scene";

const WIDTH = 290;

export function Inspector({ what, face }: { what: Inspected; face: Face | undefined }) {
  const { card, at } = what;
  const middle = at.left + at.width / 2 - WIDTH / 2;
  const left = Math.max(8, Math.min(middle, window.innerWidth - WIDTH - 8));
  const vertical =
    at.top > window.innerHeight / 2
      ? { bottom: `${window.innerHeight - at.top + 14}px` }
      : { top: `${at.bottom + 12}px` };
  return (
    <div
      class="inspector"
      style={{ left: `${left}px`, width: `${WIDTH}px`, "--frame": frame(face), ...vertical }}
      role="tooltip"
    >
      <header class="inspector__head">
        <b>{face?.title ?? card.title}</b>
        {face?.subtitle && <span>{face.subtitle}</span>}
        {face !== undefined && face.cost !== "" && <span class="card__cost">{face.cost}</span>}
      </header>
      <div class="inspector__body">
        {face === undefined ? <p>{card.title}</p> : <FaceFacts face={face} />}
        {isCard(card) && <Now card={card} />}
      </div>
    </div>
  );
}

function isCard(card: Card | CardName): card is Card {
  return "type" in card;
}

function FaceFacts({ face }: { face: Face }) {
  const figures = Object.entries(face.figures);
  return (
    <>
      <p class="quiet">
        {[typeWord(face.type), face.aspect === "hero" ? "" : face.aspect, ...face.traits].filter(Boolean).join(" · ")}
      </p>
      {figures.length > 0 && (
        <p class="inspector__figures">
          {figures.map(([word, value]) => (
            <span key={word}>
              {FIGURE_WORDS[word] ?? word.replaceAll("_", " ")} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {face.keywords.length > 0 && <p class="inspector__keywords">{face.keywords.join(", ")}</p>}
      {face.text !== "" && <p class="inspector__text">{face.text}</p>}
      <p class="inspector__foot">
        {face.resources.map((resource, i) => (
          <span key={i} class={`resource-${resource}`}>
            <Icon name={resource as IconName} /> {resource}
          </span>
        ))}
        {face.boost > 0 && <span>boost {face.boost}</span>}
        {face.boost_star && <span>boost star</span>}
      </p>
    </>
  );
}

/** What differs from print, in words. */
function Now({ card }: { card: Card }) {
  const changed = Object.entries(card.figures).filter(([, figure]) => figure.now !== figure.printed);
  const parts = changed.map(([word, figure]) => `${FIGURE_WORDS[word] ?? word} is ${figure.now}`);
  if (card.cost !== null && card.cost.now !== card.cost.printed) parts.push(`cost is ${card.cost.now}`);
  if (card.blank) parts.push("its text counts as empty");
  if (card.exhausted) parts.push("exhausted");
  parts.push(...card.statuses, ...Object.entries(card.counters).map(([word, n]) => `${n} ${word}`));
  if (card.beneath !== null) parts.push(`really ${card.beneath.title}`);
  return parts.length === 0 ? null : <p class="inspector__now">Now: {parts.join(", ")}.</p>;
}
