/** A choice among a few, whose name only those hear who do not see what it is about. */
import type { ComponentChildren } from "preact";

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly children: ComponentChildren;
  set(value: string): void;
}

export function Select({ label, value, set, children }: SelectProps) {
  return (
    <label class="select">
      <span class="hidden-text">{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
