import type { Page } from "playwright-core";

/** Confirms the dialog that is open, by its button. */
export async function confirmBy(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
