/** The table itself, for players, spectators and replays alike. */
import type { Option, SeatInfo, Table } from "../protocol";
import { CardView } from "./CardView";
import { isAsked } from "./choices";
import { Encounter } from "./Encounter";
import { Happening } from "./Happening";
import { HandView, Home } from "./Home";
import { Tray } from "./Prompt";
import { Strip } from "./Strip";

interface BoardProps {
  readonly table: Table;
  /** whose side is shown large */
  readonly point: number;
  readonly seats: readonly SeatInfo[];
  readonly thinking: ReadonlySet<number>;
  choose(option: Option): void;
}

export function Board({ table, point, seats, thinking, choose }: BoardProps) {
  const home = table.seats[point];
  const others = table.seats.filter(({ seat }) => seat !== point);
  const asked = isAsked(table);
  return (
    <div class="board" data-players={table.seats.length}>
      <div class="board__part board__part--villain">
        {table.areas.map((area) => (
          <Encounter key={area.players.join()} area={area} table={table} />
        ))}
        <Happening table={table} />
      </div>
      {others.length > 0 && (
        <div class="board__part board__part--others">
          {others.map((seat) => (
            <Strip
              key={seat.seat}
              seat={seat}
              table={table}
              who={whoPlays(seats[seat.seat])}
              thinking={thinking.has(seat.seat)}
            />
          ))}
        </div>
      )}
      {home !== undefined && (
        <>
          <div class="board__part board__part--home">
            <Home seat={home} table={table} choose={choose} />
          </div>
          {asked && <Tray cards={table.decision?.cards ?? []} draw={(card) => <CardView card={card} held />} />}
          <HandView seat={home} dim={asked && table.decision?.seat === point} />
        </>
      )}
    </div>
  );
}

function whoPlays(seat: SeatInfo | undefined): string {
  if (seat === undefined) return "";
  if (seat.who !== "human") return seat.who;
  return seat.connected ? "a person" : "a person, away";
}
