import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { type Company, fillCompany } from "./company.ts";
import { type Site, startSite, TIMEOUT_MS } from "./site.ts";

type Settings = Readonly<Record<string, string>>;

/**
 * Starts a site for the tests of a file and ends it after them. No page of theirs may complain of anything.
 * @param take gets the site before the first test, and prepares what the tests share
 */
export function withSite(take: (site: Site) => unknown, settings: Settings = {}): void {
  let site: Site | undefined;
  beforeAll(async () => {
    // Each worker keeps the configuration for its next file, which may be no test of screens.
    vi.setConfig({ expect: { poll: { timeout: TIMEOUT_MS } } });
    site = await startSite(settings);
    await take(site);
  });
  afterEach(async () => expect(await site?.closePages()).toEqual([]));
  afterAll(async () => {
    vi.resetConfig();
    await site?.close();
  });
}

/** The same, with a small company in the workspace. */
export function withCompany(take: (site: Site, company: Company) => unknown, settings: Settings = {}): void {
  withSite(async (site) => take(site, await fillCompany(site.acme)), settings);
}
