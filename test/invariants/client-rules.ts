import { expect } from "vitest";
import type { TestApp, TestWorkspace } from "../support/app.ts";

/** Each rule as a query that finds its violations in a workspace. */
const RULES: Readonly<Record<string, string>> = {
  "a client with contacts has exactly one primary contact": `select client_id from client_contacts
    where workspace_id = $1 group by client_id having count(*) filter (where is_primary) <> 1`,
  "no two contacts of a client share an email": `select client_id, lower(email) from client_contacts
    where workspace_id = $1 and email is not null group by client_id, lower(email) having count(*) > 1`,
  "an archived client has no unarchived project": `select c.id from clients c join projects p
    on p.workspace_id = c.workspace_id and p.client_id = c.id
    where c.workspace_id = $1 and c.archived_at is not null and p.archived_at is null`,
  "a contact has its client": `select k.id from client_contacts k left join clients c
    on c.workspace_id = k.workspace_id and c.id = k.client_id where k.workspace_id = $1 and c.id is null`,
  "at most one tax rate is the default": `select count(*) from tax_rates
    where workspace_id = $1 and is_default having count(*) > 1`,
  "no two tax rates in use have one name": `select lower(name) from tax_rates
    where workspace_id = $1 and archived_at is null group by lower(name) having count(*) > 1`,
};

/** Expects that the stored data satisfies all rules of clients and tax rates. */
export async function expectClientRules(app: TestApp, { workspace }: TestWorkspace): Promise<void> {
  for (const [rule, broken] of Object.entries(RULES)) {
    const { rows } = await app.installation.pool.query(broken, [workspace.id]);
    expect(rows, rule).toEqual([]);
  }
}
