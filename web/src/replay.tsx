/** The page that holds its replay within itself and needs no server. */
import { render } from "preact";
import "./style";
import { FiledReplay, readReplays } from "./replay/FiledReplay";
import { applyTheme } from "./shared/theme";

applyTheme();
const place = document.getElementById("app");
const data = document.getElementById("replay-data");
if (place !== null && data instanceof HTMLScriptElement) {
  void readReplays(data).then((replays) => render(<FiledReplay replays={replays} />, place));
}
