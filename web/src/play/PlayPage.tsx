/** A seat at a table, or a chair beside it: the table, the question, what happened and why. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Faces, Option } from "../protocol";
import { useToast } from "../shared/useToast";
import { stoodFor } from "../table/alike";
import { Board } from "../table/Board";
import { changesBetween } from "../table/changes";
import { choicesOf, passOf } from "../table/choices";
import { Inspector } from "../table/Inspector";
import { OptionMenu } from "../table/OptionMenu";
import { Prompt } from "../table/Prompt";
import { type Inspected, SceneContext } from "../table/scene";
import { marks, useSelection } from "../table/selection";
import { Help } from "./Help";
import { keepFocus, useKeys } from "./keys";
import { Log } from "./Log";
import { Outcome } from "./Outcome";
import { SidePanel } from "./SidePanel";
import type { PlayState } from "./state";
import { TopBar } from "./TopBar";
import { type Commands, usePlay } from "./usePlay";
import { Waiting } from "./Waiting";

export function PlayPage({ token, faces }: { token: string; faces: Faces }) {
  const { state, commands } = usePlay(token);
  if (state.message === null || state.welcome === null) {
    return (
      <p class="loading">
        {state.connection === "lost" ? "The table cannot be reached; trying again …" : "Taking a seat …"}
      </p>
    );
  }
  return <PlayTable state={state} commands={commands} faces={faces} message={state.message} welcome={state.welcome} />;
}

interface PlayTableProps {
  readonly state: PlayState;
  readonly commands: Commands;
  readonly faces: Faces;
  readonly message: NonNullable<PlayState["message"]>;
  readonly welcome: NonNullable<PlayState["welcome"]>;
}

type Window = "help" | "log" | null;
type Part = "villain" | "others" | "home" | "story";

function PlayTable({ state, commands, faces, message, welcome }: PlayTableProps) {
  const { table, version } = message;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [menu, setMenu] = useState<{ options: readonly Option[]; at: DOMRect } | null>(null);
  const [open, setOpen] = useState<Window>(null);
  const [part, setPart] = useState<Part>("home");
  const [point, setPoint] = useState(table.seat ?? 0);

  const choices = useMemo(() => choicesOf(table), [table]);
  const selection = useSelection(version, table.decision, choices, commands.pay);
  const changes = useMemo(() => changesBetween(state.before, table), [table, state.before]);
  const closeMenu = useCallback(() => setMenu(null), []);
  const toast = useToast(state.notice, commands.dismiss);

  useEffect(() => {
    setMenu(null);
    setInspected(null);
    keepFocus();
  }, [version]);

  const choose = (option: Option) => {
    setMenu(null);
    commands.choose(option.index);
  };

  const press = (id: number, element: Element) => {
    const options = choices.onCards.get(id) ?? [];
    const [only] = options;
    if (only === undefined) {
      if (table.seat !== null && table.decision !== null) commands.why(id);
    } else if (marks(table.decision, options)) selection.toggle(id);
    else if (options.length === 1) choose(only);
    else setMenu({ options, at: element.getBoundingClientRect() });
  };

  const numbered = useMemo(() => {
    const hidden = stoodFor(table, choices.onCards);
    return choices.numbered.filter((what) => typeof what === "object" || !hidden.has(what));
  }, [table, choices]);

  const pressNumber = (n: number) => {
    const what = menu === null ? numbered[n - 1] : menu.options[n - 1];
    if (typeof what === "object") choose(what);
    else if (what !== undefined) {
      const element = document.querySelector<HTMLElement>(`[data-card="${what}"]`);
      element?.focus();
      if (element !== null) press(what, element);
    }
  };

  const pass = () => {
    const option = table.decision === null || table.seat === null ? undefined : passOf(table.decision);
    if (option !== undefined) choose(option);
  };

  useKeys({
    number: pressNumber,
    pass,
    marking: selection.active,
    undo: () => commands.undo(),
    hint: () => commands.hint(false),
    log: () => setOpen("log"),
    help: () => setOpen("help"),
    escape: () => {
      setMenu(null);
      setInspected(null);
      commands.dismiss();
    },
  });

  const numbers = new Map(
    numbered.slice(0, 9).flatMap((what, i) => (typeof what === "number" ? [[what, i + 1] as const] : [])),
  );
  const scene = {
    faces,
    legal: choices.onCards,
    chosen: selection.cards,
    numbers,
    changes,
    pending: state.pending,
    press,
    inspect: setInspected,
  };
  const numberOf = (option: Option) => {
    const i = numbered.indexOf(option);
    return i >= 0 && i < 9 ? i + 1 : undefined;
  };
  const over = table.outcome !== null || message.conceded;

  return (
    <SceneContext.Provider value={scene}>
      <div class="play" data-part={part} data-pending={state.pending} data-version={version}>
        <TopBar
          welcome={welcome}
          message={message}
          connection={state.connection}
          commands={commands}
          point={point}
          setPoint={setPoint}
          openHelp={() => setOpen("help")}
        />
        <main class="play__main">
          <h1 class="hidden-text">
            {welcome.game.scenario_name}, round {table.round}
          </h1>
          <Parts part={part} setPart={setPart} others={table.seats.length > 1} />
          <Board table={table} point={point} seats={welcome.seats} thinking={state.thinking} choose={choose} />
        </main>
        <SidePanel
          state={state}
          message={message}
          welcome={welcome}
          commands={commands}
          openLog={() => setOpen("log")}
        />
        <section
          class={`prompt${choices.numbered.length > 0 ? " prompt--asked" : ""}`}
          data-kind={choices.numbered.length > 0 ? table.decision?.kind : undefined}
          aria-label="What is asked"
          aria-live="polite"
        >
          {table.decision !== null && choices.numbered.length > 0 && !over ? (
            <Prompt
              decision={table.decision}
              inPrompt={choices.inPrompt}
              selection={selection}
              numberOf={numberOf}
              choose={choose}
            />
          ) : (
            <Waiting message={message} welcome={welcome} thinking={state.thinking} over={over} />
          )}
        </section>
        {inspected !== null && menu === null && <Inspector what={inspected} face={faces[inspected.card.code]} />}
        {menu !== null && <OptionMenu options={menu.options} at={menu.at} choose={choose} close={closeMenu} />}
        {toast}
        {open === "help" && <Help onClose={() => setOpen(null)} />}
        {open === "log" && <Log feed={state.feed} onClose={() => setOpen(null)} />}
        {over && <Outcome state={state} message={message} welcome={welcome} commands={commands} />}
      </div>
    </SceneContext.Provider>
  );
}

/** On a small screen one part of the table shows at a time. */
function Parts({ part, setPart, others }: { part: Part; setPart(part: Part): void; others: boolean }) {
  const parts: readonly (readonly [Part, string])[] = [
    ["villain", "Villain"],
    ["home", "My side"],
    ...(others ? ([["others", "Others"]] as const) : []),
    ["story", "Story"],
  ];
  return (
    <nav class="parts" aria-label="Parts of the table">
      {parts.map(([name, word]) => (
        <button
          key={name}
          type="button"
          class={`button${part === name ? " button--on" : ""}`}
          aria-pressed={part === name}
          onClick={() => setPart(name)}
        >
          {word}
        </button>
      ))}
    </nav>
  );
}
