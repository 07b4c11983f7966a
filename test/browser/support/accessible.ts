import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const GRAVE = ["serious", "critical"];

/**
 * What an automated check finds that keeps people out, as lines "rule: element". It is put into the page past the
 * page's security policy, which would rightly refuse a foreign script.
 * @param rule the only one that is checked; without it all
 */
export async function graveFindings(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ["violations"], ...(rule ? { runOnly: [rule] } : {}) })})`,
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
    );
}
