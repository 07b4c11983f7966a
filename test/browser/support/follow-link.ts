import type { Page } from "playwright-core";

/** Comes to another screen as by a link, without the page being loaded again. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, "", ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent("popstate"));`,
  );
}

/** The same to another screen, and waits until that one is shown instead of the present one. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate("document.querySelector('h1')?.setAttribute('data-before', '')");
  await followLink(page, path);
  await page.locator("h1:not([data-before])").first().waitFor();
}
