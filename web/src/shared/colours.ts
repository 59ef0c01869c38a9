/** The frame of a card: aspects have colours of their own, heroes and scenarios a hue each. */
import type { Face } from "../protocol";

const ASPECTS = new Set(["aggression", "justice", "leadership", "protection", "pool", "basic"]);

/** Hues of the sets that people know; others get one from the letters of their code. */
const HUES: Readonly<Record<string, number>> = {
  spider_man: 352,
  captain_marvel: 222,
  she_hulk: 128,
  iron_man: 14,
  black_panther: 262,
  rhino: 205,
  klaw: 325,
  ultron: 190,
};

export function hue(set: string): number {
  return HUES[set] ?? [...set].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

export function frame(face: Face | undefined): string {
  if (face === undefined) return "var(--encounter)";
  if (ASPECTS.has(face.aspect)) return `var(--${face.aspect})`;
  if (face.aspect !== "") return heroColour(face.set);
  return face.type === "villain" ? `hsl(${hue(face.set)} 42% 30%)` : "var(--encounter)";
}

export function heroColour(set: string): string {
  return `hsl(${hue(set)} 52% 33%)`;
}

/** One or two letters that stand for a character: "Spider-Man" is SM, "Rhino" is R. */
export function monogram(title: string): string {
  const letters = title.split(/[\s-]+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, "").charAt(0));
  return letters.filter(Boolean).slice(0, 2).join("").toUpperCase();
}
