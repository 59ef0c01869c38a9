/** A bar with its figures: how much there is of so much. `more` is what will surely be added. */

interface BarProps {
  readonly now: number;
  readonly full: number;
  readonly kind: "hp" | "threat";
  readonly label: string;
  readonly more?: number;
}

export function Bar({ now, full, kind, label, more = 0 }: BarProps) {
  const share = (n: number) => `${full > 0 ? Math.max(0, Math.min(100, (100 * n) / full)) : 0}%`;
  const low = kind === "hp" && now * 3 <= full;
  return (
    <div class={`bar bar--${kind}${low ? " bar--low" : ""}`} role="img" aria-label={`${label}: ${now} of ${full}`}>
      <div class="bar__track">
        {more > 0 && <div class="bar__more" style={{ width: share(now + more) }} />}
        <div class="bar__fill" style={{ width: share(now) }} />
      </div>
      <span class="bar__figures">
        {now}/{full}
      </span>
    </div>
  );
}
