import type { Page } from "playwright-core";

/** Comes to another screen as by a link, without the page being loaded again. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, "", ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent("popstate"));`,
  );
}
