/** The place of the question while nobody here is asked. */
import type { TableMessage, Welcome } from "../protocol";

interface WaitingProps {
  readonly message: TableMessage;
  readonly welcome: Welcome;
  readonly thinking: ReadonlySet<number>;
  readonly over: boolean;
}

export function Waiting({ message, welcome, thinking, over }: WaitingProps) {
  return <p class="prompt__text quiet">{words(message, welcome, thinking, over)}</p>;
}

function words(
  { table, waiting_for, pace }: TableMessage,
  welcome: Welcome,
  thinking: ReadonlySet<number>,
  over: boolean,
) {
  if (over) return "The game is over.";
  const seat = [...thinking][0] ?? waiting_for ?? table.decision?.seat;
  const who = seat === undefined ? undefined : welcome.seats[seat];
  if (who === undefined) return "Waiting …";
  const paused = pace === "pause" && who.who !== "human" ? " It is paused: step, or choose a pace." : "";
  return `${who.name} ${who.who === "human" ? "is to choose" : "is choosing"} …${paused}`;
}
