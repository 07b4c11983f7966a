import type { Page } from "playwright-core";

/** A screen as it is looked at: by an accessibility check in light and dark, and at the width of a phone. */
export interface Look {
  readonly name: string;
  /** Where it is; `$ana` and `$first(…)`, the first record of a list, stand for ids. */
  readonly path: string;
  /** Who looks, if not the owner: Ana Pop, who leads everybody and has leave and time of her own. */
  readonly as?: "ana";
  /** What is there once the screen is complete. */
  readonly ready: (page: Page) => Promise<unknown>;
}

/** Waits for the screen's title. */
export const heading = (name: string) => (page: Page) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();
/** Waits for any title. */
export const titled = (page: Page) => page.getByRole("heading", { level: 1 }).waitFor();
/** Waits for a text anywhere. */
export const listed = (text: string) => (page: Page) => page.getByText(text).first().waitFor();
