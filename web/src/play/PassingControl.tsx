/** When one is asked about interrupts and responses: every time, or not for a while. */
import { Select } from "../shared/Select";
import type { Commands, Passing } from "./usePlay";

const WORDS: Readonly<Record<Passing, string>> = {
  ask: "Ask me every time",
  until_attack: "Pass until an enemy attacks",
  until_turn: "Pass until my next turn",
};

export function PassingControl({ passing, commands }: { passing: Passing; commands: Commands }) {
  return (
    <Select label="Interrupts and responses" value={passing} set={(value) => commands.passing(value as Passing)}>
      {Object.entries(WORDS).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  );
}
