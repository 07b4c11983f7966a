import type { Site } from "./world.ts";

/** A row of the journal with the transaction that wrote it. */
export interface Entry {
  readonly id: string;
  readonly event: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly changes: { readonly [field: string]: { readonly from: unknown; readonly to: unknown } };
  readonly params: unknown;
  readonly actor_type: string;
  readonly user_id: string | null;
  readonly api_key_id: string | null;
  readonly request_id: string | null;
  readonly batch_id: string | null;
  /** The transaction's number as in the rows' `xmin`. */
  readonly xmin: string;
}

/** The entries that a workspace's journal received during an operation. */
export async function entriesOf<T>(
  { app, workspace }: Site,
  act: () => Promise<T>,
): Promise<{ result: T; entries: Entry[] }> {
  const { pool } = app.installation;
  const known = await pool.query<{ id: string }>("select id from journal where workspace_id = $1", [
    workspace.workspace.id,
  ]);
  const result = await act();
  const { rows } = await pool.query<Entry>(
    `select id, event, resource_type, resource_id, changes, params, actor_type, user_id, api_key_id, request_id,
       batch_id, xmin::text
     from journal where workspace_id = $1 and id <> all($2) order by id`,
    [workspace.workspace.id, known.rows.map(({ id }) => id)],
  );
  return { result, entries: rows };
}
