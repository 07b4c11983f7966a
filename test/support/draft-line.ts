import type { Pool } from "pg";

/** The line that `storeDraftLine` stores, for what depends only on whether an entry or an expense is on a line. */
export const DRAFT_LINE = "01J0000000000000000000000K";

/** Stores a client with a draft of one line of nothing, without any rule; the time and costs on it are the test's. */
export async function storeDraftLine(pool: Pool, workspace: { readonly id: string }): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement, [workspace.id, DRAFT_LINE]);
}

const STATEMENTS = [
  `insert into clients (workspace_id, id, name, currency, created_at, updated_at)
   values ($1, $2, 'Client of a draft', 'EUR', '2026-01-01', '2026-01-01')`,
  `insert into invoices (workspace_id, id, client_id, currency, tax_rounding, created_at, updated_at)
   values ($1, $2, $2, 'EUR', 'total', '2026-01-01', '2026-01-01')`,
  `insert into invoice_lines (workspace_id, id, invoice_id, position, description, quantity, unit_price, created_at, updated_at)
   values ($1, $2, $2, 1, 'Work', 1, 0, '2026-01-01', '2026-01-01')`,
];
