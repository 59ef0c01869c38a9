/** Hints for the question at hand, and why a card is not offered. */
import type { Hint, Why } from "../protocol";
import { Icon } from "../shared/Icon";
import { Options } from "./Feed";

interface AdviceProps {
  readonly hint: Hint | null;
  readonly why: Why | null;
  readonly busy: boolean;
  readonly canSearch: boolean;
  search(): void;
  close(): void;
}

export function Advice({ hint, why, busy, canSearch, search, close }: AdviceProps) {
  if (hint === null && why === null && !busy) return null;
  const searched = hint?.sources.some((source) => source.by.startsWith("search")) ?? false;
  return (
    <section class="advice" aria-label="Advice" aria-live="polite">
      <header class="advice__head">
        <h2>
          <Icon name="bulb" /> {why !== null ? "Why not?" : "Hint"}
        </h2>
        <button type="button" class="button button--plain" aria-label="Close advice" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {why !== null && <p>{why.text}</p>}
      {hint?.sources.map((source) => (
        <div key={source.by}>
          <p class="quiet">
            {source.by}
            {source.value !== null && `, ${source.value_name} ${source.value.toFixed(2)}`}
          </p>
          <Options considered={source.considered.slice(0, 4)} />
        </div>
      ))}
      {busy && <p class="quiet">Thinking …</p>}
      {hint !== null && canSearch && !searched && !busy && (
        <button type="button" class="button" onClick={search}>
          Think longer (search)
        </button>
      )}
    </section>
  );
}
