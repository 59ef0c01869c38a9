/** A game again: as one file from disk, and in the viewer of the server. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { barriers, open } from "./browser";
import { house } from "./house";
import { asked } from "./players";
import { newFolder, PYTHON, ROOT } from "./server";
import { addressOf, HERE, start } from "./tables";

const here = house();
const GAME = `
import random, sys
import mc_env
rng = random.Random(1)
game = mc_env.new_game(heroes=["spider_man", "captain_marvel"], scenario="rhino", seed=2)
while game.decision is not None and game.round < 4:
    game.choose(rng.randrange(len(game.decision)))
open(sys.argv[1], "w").write(game.save())
`;

test("a replay page opened from disk goes forward and back and knows what each player knew", async () => {
  const folder = newFolder();
  const saved = join(folder, "game.json");
  const html = join(folder, "game.html");
  execFileSync(PYTHON, ["-c", GAME, saved], { cwd: ROOT });
  execFileSync(PYTHON, ["-m", "mc_env", "replay", saved, "--html", html], { cwd: ROOT });
  const { page, complaints } = await open(here.browser, pathToFileURL(html).href);
  const where = page.locator(".timeline__where");
  await where.waitFor();
  expect(await where.textContent()).toMatch(/^0 \//);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await where.textContent()).toMatch(/^2 \//);
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
  expect(await where.textContent()).toMatch(/^22 \//);
  for (let i = 0; i < 21; i++) await page.keyboard.press("ArrowLeft");
  expect(await where.textContent()).toMatch(/^1 \//);
  await page.getByRole("button", { name: "Next round" }).click();
  await page.getByRole("button", { name: "Next round" }).click();
  expect(await page.locator(".top__round").textContent()).toContain("Round 2");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const then = await where.textContent();
  await page.waitForFunction((was) => document.querySelector(".timeline__where")?.textContent !== was, then);
  await page.getByRole("button", { name: "Pause" }).click();
  const views = await page.getByLabel("Knowledge").locator("option").allTextContents();
  expect(views.length).toBeGreaterThan(1);
  await page.getByLabel("Knowledge").selectOption({ index: 1 });
  expect(await page.locator(".card--back, .hand .card").count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the viewer of the server shows a finished game, and agents can be watched while they play it", async () => {
  const seats = HERE.seats.map(({ hero }) => ({ hero, who: "heuristic" }));
  const { watch } = await start(here.server, { ...HERE, seats });
  const live = await open(here.browser, addressOf(here.server, watch));
  await live.page.getByRole("button", { name: "Fast" }).click();
  expect(await asked(live.page)).toBeNull();
  const host = await open(here.browser, here.server.lobby);
  await host.page
    .getByRole("link", { name: /^Replay/ })
    .first()
    .click();
  await host.page.keyboard.press("End");
  await host.page.waitForSelector(".timeline__where");
  await host.page.keyboard.press("End");
  expect(await host.page.locator(".top__round").textContent()).toMatch(/win|loss/);
  expect([...live.complaints, ...host.complaints]).toEqual([]);
});
