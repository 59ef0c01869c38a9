/** A replay that the server holds; other eyes are asked for when somebody wants them. */
import { useEffect, useState } from "preact/hooks";
import type { Replay } from "../protocol";
import { api } from "../shared/api";
import { ReplayView } from "./ReplayView";

export function ServedReplay({ token, name }: { token: string; name: string }) {
  const [viewer, setViewer] = useState<number | null>(null);
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.replay(token, name, viewer).then(setReplay, (error: Error) => setProblem(error.message));
  }, [token, name, viewer]);
  if (problem !== "") return <p class="loading">{problem}</p>;
  if (replay === null) return <p class="loading">Fetching the replay …</p>;
  const viewers = [null, ...replay.seats.map((seat) => seat.seat)];
  return <ReplayView replay={replay} faces={replay.faces} viewers={viewers} setViewer={setViewer} />;
}
