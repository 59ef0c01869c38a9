/** What happened and why: the story, partners' choices with their reasons, summaries of turns. */
import { useEffect, useRef } from "preact/hooks";
import type { Considered, Explained } from "../protocol";
import { Icon } from "../shared/Icon";
import type { FeedItem } from "./state";

const SHOWN = 80;

export function Feed({ feed }: { feed: readonly FeedItem[] }) {
  const box = useRef<HTMLOListElement>(null);
  const shown = feed.slice(-SHOWN);
  const last = shown.length - 1;
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [feed]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys
    <ol class="feed" ref={box} aria-label="What happened" tabIndex={0}>
      {shown.map((item, i) => (
        <li key={feed.length - shown.length + i} class={`feed__item feed__item--${item.kind}`}>
          <Item item={item} open={i >= last - 6 && isLatestReason(shown, i)} />
        </li>
      ))}
    </ol>
  );
}

function isLatestReason(feed: readonly FeedItem[], i: number): boolean {
  return feed[i]?.kind === "explained" && !feed.slice(i + 1).some((later) => later.kind === "explained");
}

function Item({ item, open }: { item: FeedItem; open: boolean }) {
  switch (item.kind) {
    case "line":
      return <span class={item.line.heading ? "feed__heading" : ""}>{item.line.text}</span>;
    case "turn_summary":
      return (
        <>
          <Icon name="check" /> {item.text}
        </>
      );
    case "explained":
      return <Reason item={item} open={open} />;
  }
}

function Reason({ item, open }: { item: Explained; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <b>{item.name}</b> {item.chose}
        {item.decision !== "turn" && <span class="feed__prompt">{item.prompt}</span>}
      </summary>
      <Options considered={item.considered.slice(0, 4)} chose={item.chose} />
    </details>
  );
}

/** Options with how likely, or how good, an agent finds them. */
export function Options({ considered, chose }: { considered: readonly Considered[]; chose?: string }) {
  return (
    <ul class="options">
      {considered.map((option) => (
        <li key={option.index} class={option.label === chose ? "options__chosen" : ""}>
          <span class="options__label">{option.label}</span>
          <span class="options__score">{option.score}</span>
          <span class="options__bar" style={{ width: `${100 * (option.chance ?? option.value ?? 0)}%` }} />
        </li>
      ))}
    </ul>
  );
}
