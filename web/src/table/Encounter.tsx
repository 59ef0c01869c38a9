/** What the scenario has on the table. */
import type { Area, Table } from "../protocol";
import { Chip } from "./Chip";
import { Pile } from "./Piles";
import { MainScheme, SideScheme } from "./Scheme";
import { Villain } from "./Villain";

export function Encounter({ area, table }: { area: Area; table: Table }) {
  return (
    <section class="encounter" aria-label="Villain and schemes">
      <div class="encounter__villains">
        {area.villains.map((villain) => (
          <Villain key={villain.id} card={villain} table={table} stages={area.next_stages.length} />
        ))}
      </div>
      <div class="encounter__schemes">
        {area.main_schemes.map((scheme) => (
          <MainScheme key={scheme.id} card={scheme} table={table} />
        ))}
        <div class="encounter__side">
          {area.side_schemes.map((scheme) => (
            <SideScheme key={scheme.id} card={scheme} />
          ))}
          {[...area.environments, ...area.others].map((card) => (
            <Chip key={card.id} card={card} />
          ))}
        </div>
      </div>
      <div class="encounter__piles">
        <Pile
          name="Encounter deck"
          size={area.encounter_deck.size}
          cards={area.encounter_deck.known.map((one) => one.card)}
        />
        <Pile name="Encounter discard" size={area.encounter_discard.length} cards={area.encounter_discard} faceup />
      </div>
    </section>
  );
}
