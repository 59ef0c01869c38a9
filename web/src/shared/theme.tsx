/** Dark or light: as the system has it, until somebody chooses. */
import { useState } from "preact/hooks";
import { Icon } from "./Icon";

type Theme = "dark" | "light";
const KEY = "mc_env theme";

function stored(): Theme | null {
  try {
    return localStorage.getItem(KEY) as Theme | null;
  } catch {
    return null; // a page from disk may have no storage
  }
}

export function applyTheme(theme: Theme = stored() ?? systemTheme()): Theme {
  document.documentElement.dataset.theme = theme;
  return theme;
}

function systemTheme(): Theme {
  return window.matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(() => applyTheme());
  const turn = () => {
    const next = theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // without storage the choice lasts as long as the page
    }
    setTheme(applyTheme(next));
  };
  return (
    <button
      type="button"
      class="button button--plain top__theme"
      title="Dark or light"
      aria-label="Dark or light"
      onClick={turn}
    >
      <Icon name="sun" />
    </button>
  );
}
