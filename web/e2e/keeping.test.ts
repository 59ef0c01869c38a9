/** What is done can be undone, and nothing is lost when the server dies. */
import { expect, test } from "vitest";
import { open } from "./browser";
import { house } from "./house";
import { answered, asked, clickAnswer } from "./players";
import { serve } from "./server";
import { addressOf, HERE, start } from "./tables";

const here = house();

test("undo takes back a choice, also across a partner's moves", async () => {
  const game = await start(here.server, HERE);
  const { page, complaints } = await open(here.browser, addressOf(here.server, game.seats[0]?.token));
  await page.getByRole("button", { name: "Fast" }).click();
  const opening = await asked(page);
  if (opening === null) throw new Error("the game has only begun");
  expect(opening.kind).toBe("mulligan");
  await clickAnswer(page, opening);
  const turn = await asked(page);
  if (turn === null) throw new Error("the game has only begun");
  expect(turn.kind).toBe("turn");
  await page.keyboard.press("u");
  await answered(page, turn);
  expect((await asked(page))?.kind).toBe("mulligan");
  expect(complaints).toEqual([]);
});

test("a game goes on after the server was killed, and a saved one from the lobby", async () => {
  const game = await start(here.server, HERE);
  const { page } = await open(here.browser, addressOf(here.server, game.seats[0]?.token));
  await page.getByRole("button", { name: "Fast" }).click();
  for (let i = 0; i < 6; i++) {
    const question = await asked(page);
    if (question !== null) await clickAnswer(page, question);
  }
  await asked(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Name").fill("friday evening");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText('Saved as "friday evening"').waitFor();
  const before = await page.locator(".hand .card__title").allTextContents();

  await here.server.kill();
  await page.getByText("connection lost").waitFor();
  here.server = await serve(here.server.folder, here.server.port);
  await page.getByText("connection lost").waitFor({ state: "detached", timeout: 30_000 });
  expect(await page.locator(".hand .card__title").allTextContents()).toEqual(before);
  const question = await asked(page);
  if (question === null) throw new Error("the game is not over");
  await clickAnswer(page, question);

  const lobby = await open(here.browser, here.server.lobby);
  await lobby.page.getByRole("button", { name: "Go on: friday evening" }).click();
  await asked(lobby.page);
  expect(await lobby.page.locator(".hand .card__title").allTextContents()).toEqual(before);
  expect(lobby.complaints).toEqual([]);
});
