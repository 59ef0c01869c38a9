/** A server and a browser for the tests of one file. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser";
import { type Server, serve } from "./server";

export interface House {
  server: Server;
  browser: Browser;
}

export function house(): House {
  const out = {} as House;
  beforeAll(async () => {
    [out.server, out.browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await out.browser?.close();
    await out.server?.kill();
  });
  return out;
}
