import type { SignedIn } from "./signed-in.ts";

/** What a browser that has nothing stored loads for a screen. */
export interface ColdLoad {
  readonly requests: number;
  /** The bytes of all responses as they were sent, with their headers. */
  readonly bytes: number;
  /** The bytes of the script that begins, with what it imports. */
  readonly firstScripts: number;
  /** Milliseconds from the start of the navigation until the element is shown. */
  readonly shownAfter: number;
}

/** After the screen is there, requests of so many milliseconds still count: they are part of every first visit. */
const AFTERWARDS_MS = 1_500;

/** Opens a screen for the first time, and waits for the element that a selector names. */
export async function loadCold(
  { page, devtools }: SignedIn,
  path: string,
  selector: string,
): Promise<ColdLoad> {
  const sent = new Map<string, { path: string; bytes: number }>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) =>
    sent.set(requestId, { path: new URL(request.url).pathname, bytes: 0 }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  const shownAfter = (await page.evaluate("performance.now()")) as number;
  // The build names what the entry imports first; what comes after it is only fetched beforehand.
  const entry = (await page.evaluate(
    `[document.querySelector("script[src]").src, document.querySelector("link[rel=modulepreload][nonce]").href]
       .map((address) => new URL(address).pathname)`,
  )) as string[];
  await page.waitForTimeout(AFTERWARDS_MS);
  const all = [...sent.values()];
  const total = (requests: readonly { bytes: number }[]) =>
    requests.reduce((sum, { bytes }) => sum + bytes, 0);
  if (process.env.BENCH_LOG)
    for (const request of all.toSorted((a, b) => b.bytes - a.bytes))
      process.stderr.write(`${request.bytes} ${request.path}\n`);
  return {
    requests: all.length,
    bytes: total(all),
    firstScripts: total(all.filter((request) => entry.includes(request.path))),
    shownAfter,
  };
}
