import type { ClientBase, Pool } from "pg";
import pg from "pg";
import { expect } from "vitest";
import { WORKSPACE_ROLE } from "../../../src/engine/execute/transaction/transaction.ts";
import type { CachedQuery } from "./recorded-queries.ts";

/** Whether a statement is planned for its own values, or for any values. */
export type Planned = "force_custom_plan" | "force_generic_plan";

/** The number of rows that were read of each table, and how. */
export interface RowsRead {
  readonly total: number;
  /** `Seq Scan on journal: 200000`, the largest first. */
  readonly scans: readonly string[];
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A value as `execute` accepts it: text, which is converted to the parameter's type. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return pg.escapeLiteral(textOf(value));
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(item).join(",")}}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const item = (value: unknown): string =>
  value === null ? "null" : `"${textOf(value).replace(/[\\"]/g, "\\$&")}"`;

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const below of node.Plans ?? []) yield* nodesOf(below);
}

/**
 * Runs a statement as the program sends it and counts the rows that it read from tables, including those that a filter
 * removed. It is rolled back. Null if it cannot be run twice, such as the insertion of a row that already exists.
 */
export async function rowsRead(
  client: ClientBase,
  { text, values, isConfined }: CachedQuery,
  workspaceId: string,
  planned: Planned,
): Promise<RowsRead | null> {
  await client.query("begin");
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('bureau.workspace_id', $2, true), set_config('plan_cache_mode', $3, true)`,
      [isConfined ? WORKSPACE_ROLE : "none", workspaceId, planned],
    );
    await client.query(`prepare measured as ${text}`);
    const given = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
    const { rows } = await client.query(
      `explain (analyze, timing off, format json) execute measured${given}`,
    );
    return counted(rows[0]["QUERY PLAN"][0].Plan);
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (code.startsWith("23")) return null;
    throw error;
  } finally {
    await client.query("rollback");
    await client.query("deallocate all");
  }
}

/** Expects that a statement reads at most so many rows, planned for its own values and for any. */
export async function expectFewRowsRead(
  pool: Pool,
  query: CachedQuery,
  workspaceId: string,
  most = 10,
): Promise<void> {
  const client = await pool.connect();
  try {
    for (const planned of ["force_custom_plan", "force_generic_plan"] as const) {
      const { total, scans } = (await rowsRead(client, query, workspaceId, planned))!;
      expect({ planned, scans, isFew: total <= most }).toMatchObject({ planned, isFew: true });
    }
  } finally {
    // It has forgotten the statements that the program prepared.
    client.release(true);
  }
}

function counted(plan: PlanNode): RowsRead {
  const scans = [...nodesOf(plan)]
    .filter((node) => node["Relation Name"] !== undefined && node["Node Type"].endsWith("Scan"))
    .map((node) => {
      const rows =
        node["Actual Rows"] +
        (node["Rows Removed by Filter"] ?? 0) +
        (node["Rows Removed by Index Recheck"] ?? 0);
      return { title: `${node["Node Type"]} on ${node["Relation Name"]}`, rows: rows * node["Actual Loops"] };
    })
    .sort((a, b) => b.rows - a.rows);
  return {
    total: Math.round(scans.reduce((sum, { rows }) => sum + rows, 0)),
    scans: scans.slice(0, 4).map(({ title, rows }) => `${title}: ${Math.round(rows)}`),
  };
}
