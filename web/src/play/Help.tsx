/** What the keys do, and how a game goes, in a few lines. */
import { Dialog } from "../shared/Dialog";

const KEYS: readonly (readonly [string, string])[] = [
  ["1 – 9", "choose what bears the number"],
  ["Tab, arrows", "move between cards and choices"],
  ["Enter", "choose, or confirm the marked cards"],
  ["Space", "pass, or end the turn"],
  ["u", "undo your latest choice"],
  ["h", "hint"],
  ["l", "log of the whole game"],
  ["Esc", "close"],
  ["?", "this help"],
];

export function Help({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Help" onClose={onClose}>
      <div class="help">
        <p>
          Everything you may do now is lit: press it. A card that is not lit tells you why. Point at a card, focus it,
          or press long on a touch screen to read it in full.
        </p>
        <p>
          To pay, mark the cards to spend and confirm; a payment is suggested. Defeat the villain before the main scheme
          fills with threat or all heroes are defeated.
        </p>
        <dl class="keys">
          {KEYS.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
