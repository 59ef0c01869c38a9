/** Hints, why a card is not offered, and the guide of a first game. */
import { expect, test } from "vitest";
import { open } from "./browser";
import { house } from "./house";
import { asked, clickAnswer } from "./players";
import { addressOf, HERE, start } from "./tables";

const here = house();

test("the page gives hints, says why not, and guides a first game", async () => {
  const game = await start(here.server, { ...HERE, guided: true });
  const { page, complaints } = await open(here.browser, addressOf(here.server, game.seats[0]?.token));
  await page.getByRole("button", { name: "Fast" }).click();
  expect(await page.locator(".guide").textContent()).toContain("throw away cards");
  await page.getByRole("button", { name: "I see" }).click();
  const opening = await asked(page);
  if (opening !== null) await clickAnswer(page, opening);
  await asked(page);
  expect(await page.locator(".guide").textContent()).toContain("alter-ego");

  await page.keyboard.press("h");
  await page.waitForSelector(".advice .options li");
  expect(await page.locator(".advice .options__label").first().textContent()).not.toBe("");
  await page.getByRole("button", { name: "Think longer" }).click();
  await page.getByText("search", { exact: false }).first().waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".advice").count()).toBe(0);

  await page.locator(".wide--villain:not(.card--legal)").click();
  await page.waitForSelector(".advice");
  expect(await page.locator(".advice p").first().textContent()).toMatch(/\w+ \w+/);
  expect(complaints).toEqual([]);
});
