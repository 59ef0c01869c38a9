/** Round, phase, what is to come, and the tools that are always at hand. */
import { useState } from "preact/hooks";
import type { TableMessage, Welcome } from "../protocol";
import { hostToken } from "../shared/api";
import { Icon } from "../shared/Icon";
import { ThemeButton } from "../shared/theme";
import { Forecast } from "../table/Forecast";
import { PointSelect } from "../table/PointSelect";
import { ConcedeDialog, SaveDialog } from "./Dialogs";
import type { PlayState } from "./state";
import type { Commands } from "./usePlay";

interface TopBarProps {
  readonly welcome: Welcome;
  readonly message: TableMessage;
  readonly connection: PlayState["connection"];
  readonly commands: Commands;
  readonly point: number;
  setPoint(seat: number): void;
  openHelp(): void;
}

export function TopBar({ welcome, message, connection, commands, point, setPoint, openHelp }: TopBarProps) {
  const { table } = message;
  const [open, setOpen] = useState<"save" | "concede" | null>(null);
  const lobby = hostToken();
  return (
    <header class="top">
      <div class="top__round">
        <b>Round {table.round}</b>
        <span>{table.phase === "setup" ? "setup" : `${table.phase} phase`}</span>
        {table.seats.length > 1 && <span class="top__first">first: {table.seats[table.first_player]?.name}</span>}
        {connection === "lost" && <span class="top__lost">connection lost, trying again …</span>}
      </div>
      <Forecast table={table} />
      <div class="top__tools">
        {table.seat === null && <PointSelect table={table} point={point} setPoint={setPoint} />}
        {table.seat !== null && (
          <>
            <Tool icon="undo" word="Undo" keyName="u" disabled={!message.can_undo} onClick={() => commands.undo()} />
            <Tool icon="save" word="Save" onClick={() => setOpen("save")} />
            <Tool
              icon="flag"
              word="Concede"
              disabled={table.outcome !== null || message.conceded}
              onClick={() => setOpen("concede")}
            />
          </>
        )}
        <ThemeButton />
        <Tool icon="confused" word="Help" keyName="?" onClick={openHelp} />
        {lobby !== null && (
          <a class="button button--plain" href={`/?token=${encodeURIComponent(lobby)}`}>
            Lobby
          </a>
        )}
      </div>
      {open === "save" && <SaveDialog game={welcome.game} save={commands.save} onClose={() => setOpen(null)} />}
      {open === "concede" && <ConcedeDialog concede={commands.concede} onClose={() => setOpen(null)} />}
    </header>
  );
}

interface ToolProps {
  readonly icon: Parameters<typeof Icon>[0]["name"];
  readonly word: string;
  readonly keyName?: string;
  readonly disabled?: boolean;
  onClick(): void;
}

function Tool({ icon, word, keyName, disabled = false, onClick }: ToolProps) {
  const title = keyName === undefined ? word : `${word} (${keyName})`;
  return (
    <button
      type="button"
      class="button button--plain"
      title={title}
      aria-label={word}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
