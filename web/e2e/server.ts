/** A real server in a folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
export const PYTHON = process.env.MC_ENV_PYTHON ?? join(ROOT, ".venv/bin/python");

export interface Server {
  /** the address of the lobby, with the host's token */
  readonly lobby: string;
  readonly port: number;
  readonly folder: string;
  /** no farewell, as when the power fails */
  kill(): Promise<void>;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "mc_env-table-"));
}

export async function serve(folder = newFolder(), port = 0): Promise<Server> {
  const words = ["-m", "mc_env", "serve", "--port", String(port), "--no-browser", "--folder", folder];
  const child = spawn(PYTHON, words, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const lobby = await addressOf(child);
  await answering(lobby);
  return { lobby, port: Number(new URL(lobby).port), folder, kill: () => ended(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = "";
    const hear = (piece: Buffer) => {
      said += piece.toString();
      const address = /http:\/\/\S+/.exec(said);
      if (address !== null) found(address[0]);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", (code) => failed(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

/** The address is told a moment before anybody listens at it. */
async function answering(lobby: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const heard = await fetch(lobby).catch(() => null);
    if (heard?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`nobody answers at ${lobby}`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.on("exit", () => done());
    child.kill("SIGKILL");
  });
}
