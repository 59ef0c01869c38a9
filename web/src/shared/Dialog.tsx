/** A window in front of everything else; Escape closes it and the focus goes back to where it was. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./Icon";

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, wide = false, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} class={`dialog${wide ? " dialog--wide" : ""}`} aria-labelledby={heading} onClose={onClose}>
      <header class="dialog__head">
        <h2 id={heading} tabIndex={-1} ref={(element) => element?.focus()}>
          {title}
        </h2>
        <button type="button" class="button button--plain" aria-label="Close" onClick={() => box.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="dialog__body">{children}</div>
    </dialog>
  );
}
