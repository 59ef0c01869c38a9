/** The choices of a card that offers several, beside it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Option } from "../protocol";

interface OptionMenuProps {
  readonly options: readonly Option[];
  readonly at: DOMRect;
  choose(option: Option): void;
  close(): void;
}

export function OptionMenu({ options, at, choose, close }: OptionMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector("button")?.focus();
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, [close]);
  const left = Math.min(at.left, window.innerWidth - 250);
  const vertical =
    at.top > window.innerHeight / 2
      ? { bottom: `${window.innerHeight - at.top + 8}px` }
      : { top: `${at.bottom + 8}px` };
  return (
    <div
      ref={box}
      class="menu"
      role="group"
      aria-label="Choices of this card"
      style={{ left: `${Math.max(8, left)}px`, ...vertical }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      {options.map((option, i) => (
        <button
          key={option.index}
          type="button"
          class="button"
          data-option={option.index}
          onClick={() => choose(option)}
        >
          {option.label}
          <kbd>{i + 1}</kbd>
        </button>
      ))}
    </div>
  );
}
