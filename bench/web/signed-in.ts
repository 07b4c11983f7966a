import type { Browser, CDPSession, Page } from "playwright-core";

interface Visit {
  readonly browser: Browser;
  readonly site: string;
  readonly person: { readonly email: string; readonly password: string };
  /** How many times slower the processor is for the page. */
  readonly slowedBy: number;
}

export interface SignedIn {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A page of somebody who is signed in, in a browser that has nothing stored but the session. */
export async function openSignedIn({ browser, site, person, slowedBy }: Visit): Promise<SignedIn> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto("/favicon.svg");
  const status = await page.evaluate(
    async (body) =>
      (await fetch("/api/session", { method: "POST", body, headers: { "Content-Type": "application/json" } }))
        .status,
    JSON.stringify(person),
  );
  if (status !== 200) throw new Error(`${person.email} could not be signed in: ${status}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  return { page, devtools };
}
