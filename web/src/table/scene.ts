/** What every card on the table has to know: which choices are about it, what is chosen, and what a press means. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Card, CardName, Face, Option } from "../protocol";

export type Change = "new" | "hurt" | "threat";

export interface Inspected {
  readonly card: Card | CardName;
  readonly at: DOMRect;
}

export interface Scene {
  readonly faces: Readonly<Record<string, Face>>;
  readonly legal: ReadonlyMap<number, readonly Option[]>;
  readonly chosen: ReadonlySet<number>;
  readonly numbers: ReadonlyMap<number, number>;
  readonly changes: ReadonlyMap<number, Change>;
  press(id: number, element: Element): void;
  inspect(what: Inspected | null): void;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error("a card stands outside of a table");
  return scene;
}
