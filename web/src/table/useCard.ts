/** How a card behaves, whatever it looks like: focus, press, hover, long press. */
import { useRef } from "preact/hooks";
import type { Card, CardName } from "../protocol";
import { spokenCard } from "../shared/words";
import { type Scene, useScene } from "./scene";

const LONG_PRESS = 420;

export function useCard(card: Card) {
  const scene = useScene();
  const face = scene.faces[card.code];
  const options = scene.legal.get(card.id) ?? [];
  const chosen = scene.chosen.has(card.id);
  const what = options.length === 0 ? "" : `. Choose: ${options.map((option) => option.label).join("; or ")}`;
  return {
    scene,
    face,
    legal: options.length > 0,
    chosen,
    number: scene.numbers.get(card.id),
    change: scene.changes.get(card.id),
    words: `${spokenCard(card, face)}${what}`,
    handlers: {
      ...useInspection(scene, card),
      "data-card": card.id,
      tabIndex: options.length > 0 ? 0 : -1,
      "aria-pressed": options.length > 0 ? chosen : undefined,
    },
  };
}

/** Hover, focus and a long press show a card in full; a short press is a press. */
export function useInspection(scene: Scene, card: Card | CardName) {
  const timer = useRef<number>(0);
  const held = useRef(false);
  const show = (element: Element) => scene.inspect({ card, at: element.getBoundingClientRect() });
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") show(event.currentTarget as Element);
    },
    onPointerLeave: () => {
      window.clearTimeout(timer.current);
      scene.inspect(null);
    },
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget as Element;
      timer.current = window.setTimeout(() => {
        held.current = true;
        show(element);
      }, LONG_PRESS);
    },
    onPointerUp: () => window.clearTimeout(timer.current),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onFocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) show(element);
    },
    onBlur: () => scene.inspect(null),
    onClick: (event: MouseEvent) => {
      if (!held.current) scene.press(card.id, event.currentTarget as Element);
    },
  };
}
