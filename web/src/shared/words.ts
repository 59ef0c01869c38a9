/** Small words about cards, for labels and for those who listen instead of look. */
import type { Card, Face } from "../protocol";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"] as const;

export const FIGURE_WORDS: Readonly<Record<string, string>> = {
  thw: "THW",
  atk: "ATK",
  def: "DEF",
  rec: "REC",
  sch: "SCH",
  hp: "HP",
};

export function typeWord(type: string): string {
  return type === "alter_ego" ? "alter-ego" : type.replaceAll("_", " ");
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** The title, with the stage of a villain and what its player knows to lie beneath a facedown card. */
export function fullTitle(card: Card, face: Face | undefined): string {
  const stage =
    face !== undefined && face.type === "villain" && face.stage > 0 ? ` ${ROMAN[face.stage] ?? face.stage}` : "";
  return `${card.title}${stage}${card.beneath === null ? "" : ` (really ${card.beneath.title})`}`;
}

/** A card in one spoken sentence. */
export function spokenCard(card: Card, face: Face | undefined): string {
  const parts = [fullTitle(card, face), typeWord(card.type)];
  if (card.cost !== null) parts.push(`cost ${card.cost.now}`);
  const figures = Object.entries(card.figures).filter(([word]) => word in FIGURE_WORDS && word !== "hp");
  parts.push(...figures.map(([word, figure]) => `${FIGURE_WORDS[word]} ${figure.now}`));
  if (card.remaining !== null && card.figures.hp !== undefined) {
    parts.push(`${card.remaining} of ${card.figures.hp.now} hit points`);
  }
  if (card.threat > 0) parts.push(`${card.threat} threat`);
  parts.push(...Object.entries(card.counters).map(([word, n]) => `${n} ${word}`));
  parts.push(...card.statuses, ...card.keywords);
  if (card.exhausted) parts.push("exhausted");
  return parts.join(", ");
}
