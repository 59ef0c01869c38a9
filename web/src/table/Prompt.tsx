/** The question, always at the same place: what is asked, what it answers, what may be done without a card. */
import type { Card, CardName, Decision, Option } from "../protocol";
import { Icon, type IconName } from "../shared/Icon";
import { stopOf } from "./choices";
import { useScene } from "./scene";
import type { Selection } from "./selection";

const KIND_WORDS: Readonly<Record<string, { icon: IconName; word: string }>> = {
  turn: { icon: "play", word: "Your turn" },
  target: { icon: "thwart", word: "Point at a target" },
  pay: { icon: "energy", word: "Payment" },
  defend: { icon: "defend", word: "Defense" },
  interrupt: { icon: "stunned", word: "Interrupt" },
  response: { icon: "undo", word: "Response" },
  mulligan: { icon: "cards", word: "Opening hand" },
  discard: { icon: "cards", word: "Discard" },
  pick: { icon: "cards", word: "Pick" },
  order: { icon: "list", word: "Order" },
  option: { icon: "list", word: "Choice" },
  number: { icon: "list", word: "Number" },
  assign: { icon: "drop", word: "Assign damage" },
  ask: { icon: "person", word: "A player asks" },
};

interface PromptProps {
  readonly decision: Decision;
  readonly inPrompt: readonly Option[];
  readonly selection: Selection;
  readonly numberOf: (option: Option) => number | undefined;
  choose(option: Option): void;
}

export function Prompt({ decision, inPrompt, selection, numberOf, choose }: PromptProps) {
  const kind = KIND_WORDS[decision.kind] ?? { icon: "list" as const, word: decision.kind };
  const stop = stopOf(decision);
  return (
    <>
      <div class="prompt__question">
        <span class={`prompt__kind prompt__kind--${decision.kind}`}>
          <Icon name={kind.icon} /> {kind.word}
        </span>
        <p class="prompt__text" id="question">
          {question(decision, selection)}
        </p>
      </div>
      <div class="prompt__options">
        {selection.active && <Confirm selection={selection} stop={stop} choose={choose} />}
        {listed(decision, inPrompt)
          .filter((option) => !(selection.active && option === stop))
          .map((option) => (
            <OptionButton key={option.index} option={option} number={numberOf(option)} choose={choose} />
          ))}
      </div>
    </>
  );
}

/** Questions with few answers list them all, though cards are lit for them, too. */
const LISTED = new Set(["interrupt", "response", "defend", "ask"]);
const MOST_LISTED = 5;

function listed(decision: Decision, inPrompt: readonly Option[]): readonly Option[] {
  const all = LISTED.has(decision.kind) && decision.options.length <= MOST_LISTED;
  return all ? decision.options : inPrompt;
}

function question(decision: Decision, selection: Selection): string {
  if (decision.kind === "turn") return "Play a card, use an ability, or end your turn.";
  if (decision.kind === "mulligan") return "Which cards of your opening hand do you discard and draw anew?";
  const left = selection.lacking;
  if (decision.payment !== null && selection.active && left > 0) return `${decision.prompt}: ${left} more to choose`;
  return decision.prompt;
}

interface ConfirmProps {
  readonly selection: Selection;
  readonly stop: Option | undefined;
  choose(option: Option): void;
}

function Confirm({ selection, stop, choose }: ConfirmProps) {
  const { count } = selection;
  if (count === 0 && stop !== undefined) {
    return (
      <button type="button" class="button button--go" data-confirm onClick={() => choose(stop)}>
        <Icon name="check" /> {selection.emptyWord}
        <kbd>Enter</kbd>
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        class="button button--go"
        data-confirm
        disabled={!selection.complete}
        onClick={() => selection.confirm()}
      >
        <Icon name="check" /> {selection.word}
        <kbd>Enter</kbd>
      </button>
      {selection.canSuggest && (
        <button type="button" class="button" onClick={() => selection.suggest()}>
          Suggested
        </button>
      )}
    </>
  );
}

interface OptionButtonProps {
  readonly option: Option;
  readonly number: number | undefined;
  choose(option: Option): void;
}

function OptionButton({ option, number, choose }: OptionButtonProps) {
  const quiet = ["end_turn", "pass", "stop", "no", "no_defense"].includes(option.verb);
  return (
    <button
      type="button"
      class={`button${quiet ? "" : " button--go"}`}
      data-option={option.index}
      onClick={() => choose(option)}
    >
      {option.label}
      {quiet ? <kbd>Space</kbd> : number !== undefined && <kbd>{number}</kbd>}
    </button>
  );
}

/** Cards to choose from that lie nowhere on the table: a searched deck. */
export function Tray({ cards, draw }: { cards: readonly CardName[]; draw(card: Card): preact.ComponentChild }) {
  const scene = useScene();
  if (cards.length === 0) return null;
  return (
    <section class="tray" style={{ "--n": cards.length }} aria-label="Cards to choose from">
      {cards.map((card) => (
        <div key={card.id} class="hand__slot">
          {draw(asCard(card, scene.faces[card.code]?.type ?? "card"))}
        </div>
      ))}
    </section>
  );
}

/** A card that is only named, in the form of one that lies somewhere. */
export function asCard({ id, code, title }: CardName, type: string): Card {
  return {
    id,
    code,
    title,
    type,
    facedown: false,
    beneath: null,
    cost: null,
    figures: {},
    remaining: null,
    damage: 0,
    threat: 0,
    acceleration_tokens: 0,
    counters: {},
    statuses: [],
    exhausted: false,
    traits: [],
    keywords: [],
    icons: [],
    blank: false,
    active: false,
    engaged: null,
    controller: null,
    attached: [],
    under: 0,
    under_seen: [],
    boost_cards: 0,
    boost_seen: [],
  };
}
