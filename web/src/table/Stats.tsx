/** The figures of a character, marked where they differ from what is printed. */
import type { Card, Figure } from "../protocol";
import { Icon, type IconName } from "../shared/Icon";
import { FIGURE_WORDS } from "../shared/words";

const ICONS: Readonly<Record<string, IconName>> = {
  thw: "thwart",
  atk: "attack",
  def: "defend",
  rec: "recover",
  sch: "scheme",
};

export function Stats({ card, words = false }: { card: Card; words?: boolean }) {
  return (
    <>
      {Object.entries(ICONS).map(([word, icon]) => {
        const figure = card.figures[word];
        return figure && <Stat key={word} word={word} icon={icon} figure={figure} words={words} />;
      })}
    </>
  );
}

interface StatProps {
  readonly word: string;
  readonly icon: IconName;
  readonly figure: Figure;
  readonly words: boolean;
}

function Stat({ word, icon, figure, words }: StatProps) {
  const changed = figure.now !== figure.printed;
  const title = `${FIGURE_WORDS[word]} ${figure.now}${changed ? ` (printed ${figure.printed})` : ""}`;
  return (
    <span class={`stat${changed ? " stat--changed" : ""}`} title={title}>
      <Icon name={icon} />
      {words && <small>{FIGURE_WORDS[word]}</small>}
      <b>{figure.now}</b>
    </span>
  );
}

/** Hit points left, beside a heart. */
export function HitPoints({ card }: { card: Card }) {
  if (card.remaining === null || card.figures.hp === undefined) return null;
  const full = card.figures.hp.now;
  return (
    <span class="stat" title={`${card.remaining} of ${full} hit points`}>
      <Icon name="heart" />
      <b>{card.remaining}</b>
      {card.remaining !== full && <span>/{full}</span>}
    </span>
  );
}
