/** The keyboard: everything that can be pressed can be reached and pressed without a mouse. */
import { useEffect } from "preact/hooks";

const TARGETS = "[data-card], [data-option], [data-confirm]";
const LIT = ".card--legal, .chip--legal, .power, [data-option], [data-confirm]:not(:disabled)";

export interface KeyActions {
  /** cards are being marked: Enter confirms, and the space bar marks the card that has the focus */
  readonly marking: boolean;
  number(n: number): void;
  pass(): void;
  undo(): void;
  hint(): void;
  log(): void;
  help(): void;
  escape(): void;
}

export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target)) return;
      document.documentElement.dataset.input = "keys";
      if (handle(event, actions)) event.preventDefault();
    };
    const up = (event: KeyboardEvent) => {
      // a button that has the focus would be pressed when the space bar comes up
      const passes = event.key === " " && !actions.marking && onTable(document.activeElement);
      if (passes && !busyElsewhere(event.target)) event.preventDefault();
    };
    const pointer = () => {
      document.documentElement.dataset.input = "pointer";
    };
    document.addEventListener("keydown", down);
    document.addEventListener("keyup", up);
    document.addEventListener("pointerdown", pointer);
    return () => {
      document.removeEventListener("keydown", down);
      document.removeEventListener("keyup", up);
      document.removeEventListener("pointerdown", pointer);
    };
  }, [actions]);
}

function handle(event: KeyboardEvent, actions: KeyActions): boolean {
  const { key } = event;
  if (/^[1-9]$/.test(key)) actions.number(Number(key));
  else if (key === " ") {
    if (actions.marking || !onTable(document.activeElement)) return false;
    actions.pass();
  } else if (key === "Enter") {
    if (onButton(document.activeElement) && !(actions.marking && canConfirm())) return false;
    confirmButton()?.click();
  } else if (key.startsWith("Arrow")) return moveFocus(key);
  else if (key === "u") actions.undo();
  else if (key === "h") actions.hint();
  else if (key === "l") actions.log();
  else if (key === "?") actions.help();
  else if (key === "Escape") actions.escape();
  else return false;
  return true;
}

/** Forms and windows in front of the table keep their keys. */
function busyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

function confirmButton(): HTMLButtonElement | null {
  return document.querySelector("button[data-confirm]:not(:disabled)");
}

function canConfirm(): boolean {
  return confirmButton() !== null && document.activeElement?.matches(TARGETS) === true;
}

function onTable(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(TARGETS);
}

function onButton(element: Element | null): boolean {
  return element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement;
}

/** After the table has changed, whoever plays by keys stands on something that can be chosen. */
export function keepFocus(): void {
  if (document.documentElement.dataset.input !== "keys") return;
  const active = document.activeElement;
  if (active === null || active === document.body) document.querySelector<HTMLElement>(LIT)?.focus();
}

interface Spot {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function moveFocus(key: string): boolean {
  const active = document.activeElement;
  const spots = [...document.querySelectorAll<HTMLElement>(TARGETS)].map(spotOf).filter((spot) => spot !== null);
  if (!(active instanceof HTMLElement) || !active.matches(TARGETS)) {
    const first = document.querySelector<HTMLElement>(LIT) ?? spots[0]?.element;
    first?.focus();
    return first !== undefined;
  }
  const from = spotOf(active);
  const best = from && nearest(from, spots, key);
  best?.element.focus();
  return true;
}

function spotOf(element: HTMLElement): Spot | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest spot in a direction; what lies aside counts double. */
export function nearest<S extends { x: number; y: number }>(from: S, spots: readonly S[], key: string): S | undefined {
  const ways: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [dx, dy] = ways[key] ?? [0, 0];
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along <= 2) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
