import type { Page } from "playwright-core";
import type { Screen } from "./report.ts";

/** Milliseconds until an element is shown after a click on the link to its screen. */
const CLICK_AND_WAIT = `([path, element]) => new Promise((done) => {
  const start = performance.now();
  const look = () => document.querySelector(element)
    ? requestAnimationFrame(() => done(performance.now() - start))
    : requestAnimationFrame(look);
  document.querySelector("a[href='" + path + "']").click();
  look();
})`;

/**
 * Goes back and forth between two screens whose code and data the browser has: what remains is to show them.
 * @returns the milliseconds of each time that `to` was shown again
 */
export async function switchBack(page: Page, to: Screen, from: Screen, times: number): Promise<number[]> {
  const go = ({ path, element }: Screen) =>
    page.evaluate(`(${CLICK_AND_WAIT})(${JSON.stringify([path, element])})`) as Promise<number>;
  await page.goto(from.path);
  await page.locator(from.element).first().waitFor();
  await page.locator(`a[href="${to.path}"]`).first().waitFor();
  await go(to);
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    await go(from);
    await page.waitForTimeout(300);
    taken.push(await go(to));
    await page.waitForTimeout(300);
  }
  return taken;
}
