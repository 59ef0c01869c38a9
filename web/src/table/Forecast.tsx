/** What the next villain phase brings for sure, as intents: threat, attacks and schemes, encounter cards. */
import type { ActivationToCome, Table } from "../protocol";
import { Icon } from "../shared/Icon";
import { plural } from "../shared/words";

export function Forecast({ table }: { table: Table }) {
  const { forecast } = table;
  if (forecast === null) return null;
  const threat = forecast.threat.reduce((sum, one) => sum + one.amount, 0);
  const completes = forecast.threat.some((one) => one.completes);
  const cards = forecast.encounter_cards.reduce((sum, n) => sum + n, 0);
  return (
    <div class="forecast" role="note" aria-label="What the next villain phase brings for sure">
      {table.seats.length < 3 && <span class="forecast__lead">Villain phase brings</span>}
      <span class={`intent intent--threat${completes ? " intent--end" : ""}`}>
        <Icon name="threat" />+{threat} threat{completes ? ": the scheme completes!" : ""}
      </span>
      {perSeat(table, forecast.activations).map(({ seat, text, kind }) => (
        <span key={seat} class={`intent intent--${kind}`} title={text.long}>
          <Icon name={kind === "attack" ? "attack" : "scheme"} label={kind} />
          {text.short}
        </span>
      ))}
      <span class="intent">
        <Icon name="cards" />
        {cards}
        <span class="forecast__word">{cards === 1 ? "encounter card" : "encounter cards"}</span>
      </span>
    </div>
  );
}

interface SeatForecast {
  readonly seat: number;
  readonly kind: string;
  readonly text: { readonly short: string; readonly long: string };
}

/** All activations against one player in one figure, and their boost cards: "Spider-Man 4 + 1". */
export function perSeat(table: Table, activations: readonly ActivationToCome[]): SeatForecast[] {
  return table.seats.flatMap(({ seat, name }) => {
    const mine = activations.filter((one) => one.against === seat);
    const acting = mine.filter((one) => one.stopped_by === "");
    if (mine.length === 0) return [];
    const sum = acting.reduce((total, one) => total + one.amount, 0);
    const boost = acting.reduce((total, one) => total + one.boost_cards, 0);
    const kind = mine[0]?.kind ?? "attack";
    const long = mine
      .map((one) =>
        one.stopped_by === "" ? `${one.title} ${one.kind}s for ${one.amount}` : `${one.title}: ${one.stopped_by}`,
      )
      .join("; ")
      .concat(boost > 0 ? `; and ${plural(boost, "boost card")}` : "");
    const other = table.seats.length > 2 ? `P${seat + 1}` : name;
    const who = table.seats.length === 1 ? "" : `${table.seat === seat ? "you" : other} `;
    const short = `${who}${sum}${boost > 0 ? ` + ${boost}` : ""}`;
    return [{ seat, kind, text: { short, long } }];
  });
}

/** The intents of one enemy, on its own card. */
export function Intents({ table, enemy }: { table: Table; enemy: number }) {
  const mine = table.forecast?.activations.filter((one) => one.enemy === enemy) ?? [];
  return (
    <>
      {mine.map((one) => (
        <span key={one.against} class={`intent intent--${one.kind}${one.stopped_by === "" ? "" : " intent--stopped"}`}>
          <Icon name={one.kind === "attack" ? "attack" : "scheme"} label={`will ${one.kind}`} />
          {one.amount}
          {one.boost_cards > 0 && "+"}
          {table.seats.length > 1 && <small>P{one.against + 1}</small>}
        </span>
      ))}
    </>
  );
}
