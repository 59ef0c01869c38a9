/** A short word from the server that goes away by itself. */
import { useEffect } from "preact/hooks";

const STAYS = 6000;

export function useToast(text: string, dismiss: () => void) {
  useEffect(() => {
    if (text === "") return;
    const timer = window.setTimeout(dismiss, STAYS);
    return () => window.clearTimeout(timer);
  }, [text, dismiss]);
  return text === "" ? null : (
    <div class="toast" role="status">
      {text}
    </div>
  );
}
