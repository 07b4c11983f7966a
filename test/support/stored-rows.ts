import type { TestApp, TestWorkspace } from "./app.ts";

/**
 * Stores a row without any rule, for facts that would otherwise take time or many requests. Returns its id. Columns
 * that are not given are null or have their default.
 */
export async function storeRow(
  { installation, clock }: TestApp,
  { workspace }: TestWorkspace,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = await installation.work(workspace, async (work) => work.newId());
  const now = clock.now();
  const row: Record<string, unknown> = {
    workspace_id: workspace.id,
    ...(table === "holiday_days" ? {} : { id, created_at: now, updated_at: now }),
    ...values,
  };
  const names = Object.keys(row);
  await installation.pool.query(
    `insert into ${table} (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
  return id;
}
