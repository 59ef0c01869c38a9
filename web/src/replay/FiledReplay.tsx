/** A replay that is part of the page itself, as it is written to a file. */
import { useState } from "preact/hooks";
import type { Replay } from "../protocol";
import { ReplayView } from "./ReplayView";

export function FiledReplay({ replays }: { replays: readonly Replay[] }) {
  const [viewer, setViewer] = useState<number | null>(replays[0]?.viewer ?? null);
  const replay = replays.find((one) => one.viewer === viewer) ?? replays[0];
  if (replay === undefined) return <p class="loading">This page holds no replay.</p>;
  return (
    <ReplayView
      replay={replay}
      faces={replays[0]?.faces ?? {}}
      viewers={replays.map((one) => one.viewer)}
      setViewer={setViewer}
    />
  );
}

/** The data of the page: JSON as it is, or gzipped and in base64. */
export async function readReplays(element: HTMLScriptElement): Promise<readonly Replay[]> {
  const text = (element.textContent ?? "").trim();
  const json = element.type === "application/gzip" ? await unzipped(text) : text;
  const data = JSON.parse(json) as Replay | Replay[];
  return Array.isArray(data) ? data : [data];
}

async function unzipped(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
