/** Small and large screens, dark and light, and nobody shut out. */
import { devices } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers, open } from "./browser";
import { house } from "./house";
import { asked, clickAnswer } from "./players";
import { addressOf, HERE, start } from "./tables";

const here = house();

describe.each(["dark", "light"] as const)("in %s colours", (colorScheme) => {
  test("lobby and table have no barriers", async () => {
    const lobby = await open(here.browser, here.server.lobby, { colorScheme });
    await lobby.page.waitForSelector(".new-game");
    expect(await barriers(lobby.page)).toEqual([]);
    const game = await start(here.server, HERE);
    const { page, complaints } = await open(here.browser, addressOf(here.server, game.seats[0]?.token), {
      colorScheme,
    });
    await page.getByRole("button", { name: "Fast" }).click();
    for (let i = 0; i < 10; i++) {
      const question = await asked(page);
      if (question === null) break;
      if (i % 3 === 0) expect(await barriers(page)).toEqual([]);
      await clickAnswer(page, question);
    }
    expect([...complaints, ...lobby.complaints]).toEqual([]);
  });
});

test("a phone has the question and the hand at the bottom and needs no sideways scrolling", async () => {
  const { viewport, hasTouch, isMobile } = devices["iPhone 13"];
  const game = await start(here.server, HERE);
  const { page, complaints } = await open(here.browser, addressOf(here.server, game.seats[0]?.token), {
    viewport,
    hasTouch,
    isMobile,
  });
  await page.getByRole("button", { name: "Story" }).tap();
  await page.getByRole("button", { name: "Fast" }).tap();
  await page.getByRole("button", { name: "My side" }).tap();
  await page.getByRole("button", { name: "Keep this hand" }).tap();
  await page.getByRole("button", { name: "End turn" }).waitFor();
  const card = await page.locator(".hand .card").first().boundingBox();
  const prompt = await page.locator(".prompt").boundingBox();
  if (card === null || prompt === null) throw new Error("hand and question are in sight");
  expect(prompt.y + prompt.height).toBeLessThanOrEqual(viewport.height + 1);
  expect(card.y + card.height).toBeLessThanOrEqual(prompt.y + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await page.getByRole("button", { name: "Villain" }).tap();
  await page.getByRole("button", { name: "The Break-In!" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "End turn" }).tap();
  await asked(page);
  expect(complaints).toEqual([]);
});

test("four players fit on a screen of 1280 by 800", async () => {
  const heroes = ["spider_man", "captain_marvel", "she_hulk", "iron_man"];
  const seats = heroes.map((hero, i) => ({ hero, who: i === 0 ? "human" : "heuristic" }));
  const game = await start(here.server, { ...HERE, seats, scenario: "ultron" });
  const { page, complaints } = await open(here.browser, addressOf(here.server, game.seats[0]?.token));
  await asked(page);
  const overflow = await page.locator(".play__main").evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
