import type { Page } from "playwright-core";

/** Comes to another screen as by a link, without the page being loaded again. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, "", ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent("popstate"));`,
  );
}

/** The same to another screen, and waits until the present one is gone. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate("document.querySelector('h1')?.setAttribute('data-before', '')");
  await followLink(page, path);
  await page.locator("h1[data-before]").waitFor({ state: "detached" });
}
