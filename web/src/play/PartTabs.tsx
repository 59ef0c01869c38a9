/** On a small screen one part of the table shows at a time; a dot says where something can be chosen. */
import type { Part } from "../table/parts";

const WORDS: readonly (readonly [Part, string])[] = [
  ["villain", "Villain"],
  ["home", "My side"],
  ["others", "Others"],
  ["story", "Story"],
];

interface PartTabsProps {
  readonly part: Part;
  readonly lit: ReadonlySet<Part>;
  readonly alone: boolean;
  setPart(part: Part): void;
}

export function PartTabs({ part, lit, alone, setPart }: PartTabsProps) {
  return (
    <nav class="parts" aria-label="Parts of the table">
      {WORDS.filter(([name]) => !(alone && name === "others")).map(([name, word]) => (
        <button
          key={name}
          type="button"
          class={`button${part === name ? " button--on" : ""}`}
          aria-pressed={part === name}
          onClick={() => setPart(name)}
        >
          {word}
          {lit.has(name) && (
            <span class="parts__lit">
              <span class="hidden-text">something to choose</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
