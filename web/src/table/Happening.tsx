/** What is being resolved: cards on their way, and the attack or scheme in progress. */
import type { Activation, Table } from "../protocol";
import { Icon } from "../shared/Icon";
import { plural } from "../shared/words";
import { Chip } from "./Chip";

export function Happening({ table }: { table: Table }) {
  const { activations, on_the_table, on_the_table_hidden } = table;
  if (activations.length + on_the_table.length + on_the_table_hidden === 0) return null;
  return (
    <div class="happening" role="status">
      {activations.map((activation, i) => (
        <span key={i} class={`intent intent--${activation.kind} intent--now`}>
          <Icon name={activation.kind === "attack" ? "attack" : "scheme"} />
          {inWords(activation)}
        </span>
      ))}
      {on_the_table.map((card) => (
        <Chip key={card.id} card={card} />
      ))}
      {on_the_table_hidden > 0 && <span class="quiet">{plural(on_the_table_hidden, "facedown card")}</span>}
    </div>
  );
}

function inWords({ kind, enemy, target, defender, boost }: Activation): string {
  const deed = kind === "attack" ? `${enemy} attacks ${target}` : `${enemy} schemes`;
  const shield = defender === "" || defender === target ? "" : `, ${defender} defends`;
  return `${deed}${shield}${boost > 0 ? `, boost +${boost}` : ""}`;
}
