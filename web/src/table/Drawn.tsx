/** What a button shows is drawn; what it says to those who listen is a sentence. */
import type { ComponentChildren } from "preact";

export function Drawn({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <>
      <span class="hidden-text">{words}</span>
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
