import { expect, test, vi } from "vitest";
import { BatchingClient } from "../../src/platform/database/batching-client.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { testCompany } from "../support/test-company.ts";

/** Lists that grow with the company are read in their usual order from an index: a page must not sort all of them. */

/** Of these a company has some dozens, so that they may be sorted: by a folded name, or with those of all parents. */
const FEW = new Set([
  ...["asset-types", "benefits", "contract-types", "custom-fields", "departments", "directions", "levels"],
  ...["document-templates", "document-types", "evaluation-types", "expense-categories", "holiday-policies"],
  ...[
    "hiring-stages",
    "lead-sources",
    "lead-stages",
    "positions",
    "roles",
    "saved-reports",
    "tags",
    "tax-rates",
  ],
  ...["feedback-requests", "teamspaces", "ticket-stages", "views", "work-locations"],
]);

/**
 * Activities are asked for by their leads. An index of their usual order would be preferred for a plan for whatever leads,
 * and read from end to end for a lead that has fewer of them than a page (`cached-plans`).
 */
const BY_PARENT = new Set(["lead-activities"]);

interface Node {
  readonly "Node Type": string;
  readonly "Subplan Name"?: string;
  readonly "Sort Key"?: readonly string[];
  readonly Plans?: readonly Node[];
}

const { app, owner } = testCompany();

/** The statement that reads a page: the one with the longest text. */
async function statementOf(path: string): Promise<{ text: string; values: unknown[] }> {
  const spy = vi.spyOn(BatchingClient.prototype, "query");
  try {
    await owner.get(path);
    return (spy.mock.calls as unknown[][])
      .map(([statement]) => statement as { text: string; values: unknown[] })
      .reduce((longest, one) => (one.text.length > longest.text.length ? one : longest));
  } finally {
    spy.mockRestore();
  }
}

/** How PostgreSQL would read it if it avoided sorting wherever an index allows it. */
async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<Node> {
  const client = await app.installation.pool.connect();
  try {
    await client.query("begin");
    await client.query(
      "set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off",
    );
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    return rows[0]["QUERY PLAN"][0].Plan;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** The part of a plan that chooses the page. */
function pageOf(node: Node): Node | undefined {
  if (node["Node Type"] === "Limit" && !node["Subplan Name"]) return node;
  return node.Plans?.map(pageOf).find((found) => found !== undefined);
}

/** What is sorted as a whole. An order that an index begins is sorted in small parts (`Incremental Sort`). */
const sortedIn = (node: Node): string[] => [
  ...(node["Node Type"] === "Sort" ? [node["Sort Key"]!.join(", ")] : []),
  ...(node.Plans ?? []).filter((plan) => !plan["Subplan Name"]).flatMap(sortedIn),
];

const lists = [...PRODUCT.resources.values()].filter(({ operations }) => operations.includes("list"));

test.each(lists.filter(({ name }) => !FEW.has(name) && !BY_PARENT.has(name)).map(({ name }) => name))(
  "%s are read in their usual order",
  async (name) => {
    const page = pageOf(await planOf(await statementOf(`/${name}`)));
    expect(page).toBeDefined();
    expect(sortedIn(page!)).toEqual([]);
  },
);

test("only lists are exempted", () => {
  const names = new Set(lists.map(({ name }) => name));
  expect([...FEW, ...BY_PARENT].filter((name) => !names.has(name))).toEqual([]);
});
