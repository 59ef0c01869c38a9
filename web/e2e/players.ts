/** People who play: one by mouse, one by keys. They choose simply, but only what they see lit. */
import type { Page } from "playwright-core";

const OUTCOME = "[data-outcome]";
const ASKED = '.play[data-pending="false"] .prompt--asked';
const PATIENCE = 30_000;

export interface Asked {
  readonly kind: string;
  readonly version: string;
}

/** Waits until something is asked here; null when the game is over. */
export async function asked(page: Page): Promise<Asked | null> {
  await page.waitForSelector(`${ASKED}, ${OUTCOME}`, { timeout: PATIENCE, state: "attached" });
  return page.evaluate((outcome) => {
    if (document.querySelector(outcome) !== null) return null;
    const kind = document.querySelector<HTMLElement>(".prompt--asked")?.dataset.kind ?? "";
    return { kind, version: document.querySelector<HTMLElement>(".play")?.dataset.version ?? "" };
  }, OUTCOME);
}

export async function answered(page: Page, { version }: Asked): Promise<void> {
  const changed = `.play:not([data-version="${version}"])`;
  await page.waitForSelector(`${changed}, ${OUTCOME}`, { timeout: PATIENCE, state: "attached" });
}

/** Whether a press led to a menu rather than to an answer. */
async function opensMenu(page: Page, { version }: Asked): Promise<boolean> {
  const after = `.menu, .play:not([data-version="${version}"]), ${OUTCOME}`;
  await page.waitForSelector(after, { timeout: PATIENCE, state: "attached" });
  return (await page.locator(".menu").count()) > 0;
}

/** What a simple player prefers, best first, by kind of question. */
const LIKES: Readonly<Record<string, readonly string[]>> = {
  turn: [
    '.power:has-text("Attack")',
    '.power:has-text("Thwart")',
    ".home__play .card--legal",
    ".hand .card--legal",
    '.slot--identity:has-text("alter-ego") .power:has-text("Change form")',
    '.slot--identity:has-text("alter-ego") .card--legal',
    '[data-option]:has-text("End turn")',
  ],
  target: [".wide--villain.card--legal", ".wide--scheme.card--legal", ".minion .chip--legal"],
  defend: ['[data-option]:has-text("Do not defend")'],
};
const ANYTHING = [".card--legal", ".chip--legal", ".prompt [data-option]"];

async function first(page: Page, selectors: readonly string[]): Promise<ReturnType<Page["locator"]> | null> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) > 0) return found;
  }
  return null;
}

/** Answers one question with the mouse, as a simple player would. */
export async function clickAnswer(page: Page, question: Asked): Promise<void> {
  const confirm = page.locator("[data-confirm]");
  if ((await confirm.count()) > 0) {
    for (const card of await page.locator(".card--legal:not(.card--chosen)").all()) {
      if (await confirm.isEnabled()) break;
      await card.click();
    }
    await confirm.click();
  } else {
    const choice = await first(page, [...(LIKES[question.kind] ?? []), ...ANYTHING]);
    if (choice === null) throw new Error(`nothing to press for ${question.kind}`);
    await choice.click();
    if (await opensMenu(page, question)) await page.locator(".menu [data-option]").first().click();
  }
  await answered(page, question);
}

/** Answers one question with keys alone. */
export async function keyAnswer(page: Page, question: Asked): Promise<void> {
  const { keyboard } = page;
  if ((await page.locator("[data-confirm]:enabled").count()) > 0) {
    await keyboard.press("Enter");
  } else if (question.kind === "turn" && (await onlyAskingIsLeft(page))) {
    await keyboard.press(" ");
  } else {
    await keyboard.press("1");
    if (await opensMenu(page, question)) await keyboard.press("Enter");
  }
  await answered(page, question);
}

/** Asking a partner to act again and again would never end a turn. */
async function onlyAskingIsLeft(page: Page): Promise<boolean> {
  const own = page.locator(".home .card--legal, .hand .card--legal, .powers .power");
  return (await own.count()) === 0;
}

/** Plays until the game is over and tells how it ended. */
export async function playOn(page: Page, answer: typeof clickAnswer, most = 2000): Promise<string> {
  for (let i = 0; i < most; i++) {
    const question = await asked(page);
    if (question === null) break;
    await answer(page, question);
  }
  return (await page.locator(OUTCOME).getAttribute("data-outcome")) ?? "not over";
}
