import "./style/theme.css";
import "./style/base.css";
import "./style/card.css";
import "./style/table.css";
import "./style/side.css";
import "./style/lobby.css";
import "./style/replay.css";
import "./style/phone.css";
