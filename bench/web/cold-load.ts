import type { SignedIn } from "./signed-in.ts";

/** What a browser that has nothing stored loads for a screen. */
export interface ColdLoad {
  readonly requests: number;
  /** The bytes of all responses as they were sent, with their headers. */
  readonly bytes: number;
  /** The bytes of the script that begins; it contains all that it imports at once. */
  readonly firstScripts: number;
  /** Milliseconds from the start of the navigation until the element is shown. */
  readonly shownAfter: number;
  /** Milliseconds of those in which the page's thread was at work: it depends less on what else the machine does. */
  readonly busy: number;
  /** Of those, the milliseconds in which it ran code. */
  readonly scripted: number;
}

/** After the screen is there, requests of so many milliseconds still count: they are part of every first visit. */
const AFTERWARDS_MS = 1_500;

/**
 * Tells when the element that a selector names is shown. The page itself notices it: a browser that is asked again and
 * again from outside has less time for the page.
 */
const tellWhenShown = (selector: string): string => `{
  const look = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => shownAfter(String(performance.now()))));
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true });
}`;

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
  const seconds = async (name: string): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  await devtools.send("Performance.enable");
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: "shownAfter" });
  await page.addInitScript(tellWhenShown(selector));
  const before = { busy: await seconds("TaskDuration"), scripted: await seconds("ScriptDuration") };
  const shown = new Promise<number>((resolve) =>
    devtools.on("Runtime.bindingCalled", ({ payload }) => resolve(Number(payload))),
  );
  await page.goto(path, { waitUntil: "commit" });
  const shownAfter = await shown;
  const busy = 1000 * ((await seconds("TaskDuration")) - before.busy);
  const scripted = 1000 * ((await seconds("ScriptDuration")) - before.scripted);
  const entry = (await page.evaluate(
    `new URL(document.querySelector("script[src]").src).pathname`,
  )) as string;
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
    firstScripts: total(all.filter((request) => request.path === entry)),
    ...{ shownAfter, busy, scripted },
  };
}
