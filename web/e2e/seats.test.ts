/** Two people on two devices: each sees their own hand and not the other's. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "./browser";
import { house } from "./house";
import { asked, clickAnswer } from "./players";

const here = house();

const hand = (page: Page) => page.locator(".hand .card__title").allTextContents();
const turnsToPlay = 12;

test("two browsers play two seats with private hands", async () => {
  const host = await open(here.browser, here.server.lobby);
  await host.page.getByLabel("Played by").nth(1).selectOption("human");
  await host.page.getByLabel("Hands").selectOption("private");
  await host.page.getByLabel("Seed").fill("3");
  await host.page.getByRole("button", { name: "Play", exact: true }).click();
  await host.page
    .getByLabel(/^Link for/)
    .first()
    .waitFor();
  const links = await host.page
    .getByLabel(/^Link for/)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(links).toHaveLength(2);

  const [first, second] = await Promise.all(links.map((link) => open(here.browser, link)));
  if (first === undefined || second === undefined) throw new Error("two links, two pages");
  await Promise.all([first, second].map(({ page }) => page.waitForSelector(".hand .card")));
  for (const [mine, other] of [
    [first, second],
    [second, first],
  ] as const) {
    expect(await mine.page.locator(".chips--hand .chip").count()).toBe(0);
    const seen = await mine.page.locator(".play").textContent();
    for (const title of new Set(await hand(other.page))) {
      if (!(await hand(mine.page)).includes(title)) expect(seen).not.toContain(title);
    }
  }
  for (let i = 0; i < turnsToPlay; i++) {
    const turn = await Promise.race([first, second].map(async (one) => ({ one, question: await asked(one.page) })));
    if (turn.question === null) break;
    await clickAnswer(turn.one.page, turn.question);
  }
  expect(await first.page.locator(".feed__item").count()).toBeGreaterThan(2);
  expect([...host.complaints, ...first.complaints, ...second.complaints]).toEqual([]);
});
