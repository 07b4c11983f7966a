import { execFileSync } from "node:child_process";
import { type Browser, chromium } from "playwright-core";

// The first has no windows to keep, which takes a quarter of the time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Nothing that a browser does by itself: no look for updates, no sync, no traffic but the tests' own. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function findOnPath(name: string): string | null {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

/** The system's Chromium. @throws Error that says how to get one. */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM ?? NAMES.map(findOnPath).find((path) => path !== null);
  if (found) return found;
  throw new Error("The browser tests need a Chromium and found none: run scripts/ensure-chromium.sh");
}

let running: Promise<Browser> | undefined;

/** The browser of this process, for all files whose tests it runs; it ends with the process. */
export async function openChromium(): Promise<Browser> {
  if (!(await running)?.isConnected()) {
    running = chromium.launch({ executablePath: chromiumPath(), args: QUIET });
  }
  return running!;
}
