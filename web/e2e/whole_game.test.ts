/** Whole games in a real browser, from the lobby to the outcome. */
import { describe, expect, test } from "vitest";
import { barriers, open } from "./browser";
import { house } from "./house";
import { clickAnswer, keyAnswer, playOn } from "./players";

const here = house();

describe("a game for two with a network as partner", () => {
  test("is played from the lobby to the outcome by mouse", async () => {
    const { page, complaints } = await open(here.browser, here.server.lobby);
    await page.getByLabel("Seed").fill("7");
    expect(await page.getByLabel("Played by").nth(1).inputValue()).toMatch(/^ppo:/);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("button", { name: "Fast" }).click();
    expect(await playOn(page, clickAnswer)).toMatch(/win|loss/);
    await page.waitForSelector(".review .curve__line", { state: "attached" });
    expect(await page.locator(".moment").count()).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("is played by keys alone", async () => {
    const { page, complaints } = await open(here.browser, here.server.lobby);
    await page.waitForSelector(".new-game");
    await tabTo("Seed (empty: a new one)");
    await page.keyboard.type("11");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".board");
    await tabTo("Fast");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown"); // back to what is lit
    expect(await playOn(page, keyAnswer)).toMatch(/win|loss/);
    expect(complaints).toEqual([]);

    async function tabTo(name: string): Promise<void> {
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return element?.labels?.[0]?.textContent ?? element?.textContent ?? "";
        });
        if (focused.trim().startsWith(name)) return;
      }
      throw new Error(`Tab never came to ${name}`);
    }
  });
});
