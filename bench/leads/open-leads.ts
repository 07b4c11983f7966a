import type { BenchData } from "../data.ts";
import type { Served } from "../servers.ts";

const COUNT_OF_OWNERS = 6;
const PRIORITIES = ["low", "medium", "high"];

/** Creates so many open leads, spread over all stages and some owners, as an import does. @throws if it is refused */
export async function createOpenLeads(
  { pool, workspaceId, key }: BenchData,
  product: Served,
  count: number,
): Promise<void> {
  const { rows } = await pool.query<{ stages: string[]; owners: string[] }>(
    `select array(select name from lead_stages where workspace_id = $1 and position is not null order by position) as stages,
       array(select email from employees where workspace_id = $1 and archived_at is null and email is not null
         order by id limit $2) as owners`,
    [workspaceId, COUNT_OF_OWNERS],
  );
  const { stages, owners } = rows[0]!;
  const of = (values: readonly string[], n: number): string => values[n % values.length] ?? "";
  const lines = Array.from({ length: count }, (_none, n) =>
    [
      ...[`Open lead ${n}`, `Company ${n}`, `contact${n}@open.example`],
      ...[of(stages, n), of(owners, Math.floor(n / stages.length)), `${1_000 + (n % 9_000)}.50`],
      of(PRIORITIES, n),
    ].join(","),
  );
  const header = "name,company_name,email,stage,owner_email,amount,priority";
  const form = new FormData();
  form.set("file", new Blob([[header, ...lines].join("\n")]), "open-leads.csv");
  const response = await fetch(`${product.url}/api/leads/actions?action=import`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The open leads were refused: ${(await response.text()).slice(0, 500)}`);
  await pool.query("vacuum analyze");
}
