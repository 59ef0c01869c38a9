/** Choosing: from a press, a key or a menu to what is said to the server. */
import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Faces, Option, TableMessage } from "../protocol";
import { stoodFor } from "../table/alike";
import { changesBetween } from "../table/changes";
import { type Choices, choicesOf, isAsked, passOf } from "../table/choices";
import type { Inspected, Scene } from "../table/scene";
import { marks, type Selection, useSelection } from "../table/selection";
import { keepFocus } from "./keys";
import type { PlayState } from "./state";
import type { Commands } from "./usePlay";

/** Number keys there are. */
const KEYS = 9;

export interface Menu {
  readonly options: readonly Option[];
  readonly at: DOMRect;
}

export interface Choosing {
  readonly choices: Choices;
  readonly selection: Selection;
  readonly scene: Scene;
  readonly inspected: Inspected | null;
  readonly menu: Menu | null;
  choose(option: Option): void;
  pass(): void;
  pressNumber(n: number): void;
  numberOf(option: Option): number | undefined;
  clear(): void;
}

export function useChoosing(message: TableMessage, state: PlayState, commands: Commands, faces: Faces): Choosing {
  const { table, version } = message;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const choices = useMemo(() => choicesOf(table), [table]);
  const selection = useSelection(version, table.decision, choices, commands.pay);
  const changes = useMemo(() => changesBetween(state.before, table), [table, state.before]);
  const numbered = useMemo(() => numberedOf(message, choices), [message, choices]);
  const clear = useCallback(() => {
    setMenu(null);
    setInspected(null);
  }, []);

  useLayoutEffect(() => {
    clear();
    keepFocus();
  }, [version, clear]);

  const choose = (option: Option) => {
    setMenu(null);
    commands.choose(option.index);
  };

  /** A card that offers nothing is asked why; one that is paid with is marked; one with several choices opens a menu. */
  const press = (id: number, element: Element) => {
    const options = choices.onCards.get(id) ?? [];
    const [only] = options;
    if (only === undefined) {
      if (table.seat !== null && table.decision !== null) commands.why(id);
    } else if (marks(table.decision, options)) selection.toggle(id);
    else if (options.length === 1) choose(only);
    else setMenu({ options, at: element.getBoundingClientRect() });
  };

  const pressNumber = (n: number) => {
    const what = menu === null ? numbered[n - 1] : menu.options[n - 1];
    if (typeof what === "object") return choose(what);
    const element = document.querySelector<HTMLElement>(`[data-card="${what}"]`);
    element?.focus();
    if (what !== undefined && element !== null) press(what, element);
  };

  const pass = () => {
    const option = isAsked(table) && table.decision !== null ? passOf(table.decision) : undefined;
    if (option !== undefined) choose(option);
  };

  const { numbers, numberOf } = keysOf(numbered);
  const scene = {
    faces,
    legal: choices.onCards,
    chosen: selection.cards,
    numbers,
    changes,
    press,
    inspect: setInspected,
  };
  return { choices, selection, scene, inspected, menu, choose, pass, pressNumber, numberOf, clear };
}

/** The key of each card and option that has one. */
function keysOf(numbered: Choices["numbered"]) {
  const keys = numbered.slice(0, KEYS);
  const numbers = new Map(keys.flatMap((what, i) => (typeof what === "number" ? [[what, i + 1] as const] : [])));
  const numberOf = (option: Option) => (keys.includes(option) ? keys.indexOf(option) + 1 : undefined);
  return { numbers, numberOf };
}

/** What number keys press: cards and options, without cards that another one stands for. */
function numberedOf({ table }: TableMessage, choices: Choices): Choices["numbered"] {
  const hidden = stoodFor(table, choices.onCards);
  return choices.numbered.filter((what) => typeof what === "object" || !hidden.has(what));
}
