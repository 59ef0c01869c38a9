/** What lies on a card: damage, threat, counters, status cards. */
import type { Card } from "../protocol";
import { Icon, type IconName } from "../shared/Icon";
import { plural } from "../shared/words";

/** `damage` is left out where hit points tell it already. */
export function Tokens({ card, damage = true }: { card: Card; damage?: boolean }) {
  return (
    <>
      {card.statuses.map((status, i) => (
        <span key={`${status}${i}`} class={`ribbon ribbon--${status}`}>
          <Icon name={status as IconName} />
          {status}
        </span>
      ))}
      {damage && card.damage > 0 && <Token kind="damage" icon="drop" n={card.damage} title={`${card.damage} damage`} />}
      {card.threat > 0 && card.type !== "main_scheme" && (
        <Token kind="threat" icon="threat" n={card.threat} title={`${card.threat} threat`} />
      )}
      {card.acceleration_tokens > 0 && (
        <Token
          kind="acceleration"
          icon="acceleration"
          n={card.acceleration_tokens}
          title={plural(card.acceleration_tokens, "acceleration token")}
        />
      )}
      {Object.entries(card.counters).map(([word, n]) => (
        <Token key={word} kind="counter" icon="counter" n={n} title={plural(n, `${word} counter`)} />
      ))}
      {card.under > 0 && (
        <Token kind="counter" icon="cards" n={card.under} title={`${plural(card.under, "card")} beneath it`} />
      )}
      {card.boost_cards > 0 && (
        <Token kind="boost" icon="cards" n={card.boost_cards} title={plural(card.boost_cards, "boost card")} />
      )}
    </>
  );
}

function Token({ kind, icon, n, title }: { kind: string; icon: IconName; n: number; title: string }) {
  return (
    <span class={`token token--${kind}`} title={title}>
      <Icon name={icon} />
      {n}
    </span>
  );
}
