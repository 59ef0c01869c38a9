/** The story of the whole game. */
import { Dialog } from "../shared/Dialog";
import type { FeedItem } from "./state";

export function Log({ feed, onClose }: { feed: readonly FeedItem[]; onClose(): void }) {
  const lines = feed.flatMap((item) => (item.kind === "line" ? [item] : []));
  return (
    <Dialog title="Log" wide onClose={onClose}>
      <ol class="log">
        {lines.map(({ number, line }) => (
          <li key={number} class={line.heading ? "feed__heading" : ""}>
            {line.text}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
