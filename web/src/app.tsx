/** The page of a server: lobby, table or replay, as the address and its token say. */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./style";
import { LobbyPage } from "./lobby/LobbyPage";
import { PlayPage } from "./play/PlayPage";
import type { Faces, Me } from "./protocol";
import { ServedReplay } from "./replay/ServedReplay";
import { api, rememberHost, tokenOfAddress } from "./shared/api";
import { applyTheme } from "./shared/theme";

function App() {
  const token = tokenOfAddress();
  const [me, setMe] = useState<Me | null>(null);
  const [faces, setFaces] = useState<Faces | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const failed = (error: Error) => setProblem(error.message);
    api.me(token).then((answer) => {
      if (answer.role === "host") rememberHost(token);
      else api.faces(token).then(setFaces, failed);
      setMe(answer);
    }, failed);
  }, [token]);

  if (problem !== "") return <p class="loading">{problem}</p>;
  if (me === null) return <p class="loading">Opening …</p>;
  if (me.role === "host") {
    const replay = new URLSearchParams(location.search).get("replay");
    return replay === null ? <LobbyPage token={token} /> : <ServedReplay token={token} name={replay} />;
  }
  return faces === null ? <p class="loading">Fetching the cards …</p> : <PlayPage token={token} faces={faces} />;
}

applyTheme();
const place = document.getElementById("app");
if (place !== null) render(<App />, place);
