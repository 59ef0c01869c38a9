/** Several people play: a link for each of them. */
import type { Started } from "../protocol";
import { Icon } from "../shared/Icon";

export function StartedLinks({ started }: { started: Started }) {
  return (
    <section class="panel">
      <h2>The table is set</h2>
      <p>
        Each person has a link of their own. Whoever has a link sees what that seat sees, so hand them out with care.
      </p>
      <ul class="links">
        {started.seats.map((seat) => (
          <li key={seat.seat} class="links__seat">
            <b>{seat.name}</b>
            {seat.token === null ? (
              <span class="quiet">{seat.who}</span>
            ) : (
              <>
                <input
                  type="text"
                  readOnly
                  aria-label={`Link for ${seat.name}`}
                  value={seat.address ?? addressOf(seat.token)}
                />
                <a
                  class="button button--go"
                  href={`/?token=${encodeURIComponent(seat.token)}`}
                  aria-label={`Sit here as ${seat.name}`}
                >
                  <Icon name="person" /> Sit here
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOf(token: string): string {
  return `${location.origin}/?token=${encodeURIComponent(token)}`;
}
