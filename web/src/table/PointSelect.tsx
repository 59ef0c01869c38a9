/** Who only watches chooses whose side is shown large. */
import type { Table } from "../protocol";
import { Select } from "../shared/Select";

interface PointSelectProps {
  readonly table: Table;
  readonly point: number;
  setPoint(seat: number): void;
}

export function PointSelect({ table, point, setPoint }: PointSelectProps) {
  return (
    <Select label="Whose side is shown large" value={String(point)} set={(value) => setPoint(Number(value))}>
      {table.seats.map((seat) => (
        <option key={seat.seat} value={seat.seat}>
          {seat.name}
        </option>
      ))}
    </Select>
  );
}
