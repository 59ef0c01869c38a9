/** A full table: four players, Ultron, sixteen Drones. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { barriers, open } from "./browser";
import { house } from "./house";
import { asked } from "./players";
import { PYTHON, ROOT } from "./server";

const here = house();
const CROWD = `
import random, sys
from pathlib import Path
import mc_env
from mc_env.web.store import Store

def minions(game):
    return sum(len(player.get("minions", ())) for player in game.view(0)["players"])

rng = random.Random(9)
game = mc_env.new_game(heroes=["spider_man", "captain_marvel", "she_hulk", "iron_man"], scenario="ultron", seed=9)
while True:
    decision = game.decision
    assert decision is not None, "the game ended before the Drones had gathered"
    if decision.kind == "turn" and decision.player == 0 and minions(game) >= 16:
        break
    options = [o for o in decision.options if o.kind != "attack"] or list(decision.options)
    plays = [o for o in options if o.kind == "play"]
    if decision.kind == "turn" and plays and rng.random() < 0.8:
        options = plays
    game.choose(rng.choice(options))
Store(Path(sys.argv[1])).write("crowd", game, {"seats": ["human", "heuristic", "heuristic", "heuristic"]})
`;

test("four players and sixteen Drones are readable on a screen of 1280 by 800", async () => {
  execFileSync(PYTHON, ["-c", CROWD, here.server.folder], { cwd: ROOT });
  const { page, complaints } = await open(here.browser, here.server.lobby);
  await page.getByRole("button", { name: "Go on: crowd" }).click();
  await asked(page);
  const overflow = await page.locator(".play__main").evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
  const small = await page.locator(".minion .chip").evaluateAll((all) => {
    const letters = all.map((chip) => Number.parseFloat(getComputedStyle(chip).fontSize));
    return letters.filter((size) => size < 12).length;
  });
  expect(small).toBe(0);
  const cut = await page
    .locator(".minion .chip__title")
    .evaluateAll((all) => all.filter((title) => title.scrollWidth > title.clientWidth).length);
  expect(cut).toBe(0);
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
