/** Beside the table: advice, the guide of a first game, what happened and why, the pace. */
import type { TableMessage, Welcome } from "../protocol";
import { Icon } from "../shared/Icon";
import { Sparkline } from "../shared/Sparkline";
import { Advice } from "./Advice";
import { Feed } from "./Feed";
import { Guide } from "./Guide";
import { PaceControl } from "./PaceControl";
import type { PlayState } from "./state";
import type { Commands } from "./usePlay";

interface SidePanelProps {
  readonly state: PlayState;
  readonly message: TableMessage;
  readonly welcome: Welcome;
  readonly commands: Commands;
  openLog(): void;
}

export function SidePanel({ state, message, welcome, commands, openLog }: SidePanelProps) {
  const agents = welcome.seats.some((seat) => seat.who !== "human");
  const playing = welcome.seat !== null;
  return (
    <aside class="side" aria-label="Story and advice">
      {welcome.game.guided && playing && <Guide table={message.table} />}
      {welcome.records && welcome.consent === null && playing && <Consent answer={commands.consent} />}
      <Advice
        hint={state.hint}
        why={state.why}
        busy={state.busyWith === "hint"}
        canSearch={welcome.hints.some((by) => by.startsWith("search"))}
        search={() => commands.hint(true)}
        close={() => commands.dismiss()}
      />
      {state.values.length > 1 && <Sparkline values={state.values} name={state.valueName} />}
      <Feed feed={state.feed} />
      <div class="side__tools">
        {playing && (
          <button
            type="button"
            class="button"
            disabled={message.table.decision === null}
            onClick={() => commands.hint(false)}
          >
            <Icon name="bulb" /> Hint<kbd>h</kbd>
          </button>
        )}
        <button type="button" class="button" onClick={openLog}>
          <Icon name="list" /> Log<kbd>l</kbd>
        </button>
      </div>
      {agents && <PaceControl pace={message.pace} commands={commands} />}
    </aside>
  );
}

function Consent({ answer }: { answer(records: boolean): void }) {
  return (
    <section class="advice" aria-label="Records for research">
      <p>
        May this game be kept on this computer, as a replay with who played which seat, for research? Nothing is kept
        unless all people at the table agree.
      </p>
      <div class="side__tools">
        <button type="button" class="button" onClick={() => answer(true)}>
          Yes, keep it
        </button>
        <button type="button" class="button" onClick={() => answer(false)}>
          No
        </button>
      </div>
    </section>
  );
}
