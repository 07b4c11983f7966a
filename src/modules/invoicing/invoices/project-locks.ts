import { reaction } from "../../../engine/declare/index.ts";
import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { fieldLabel, invalid, message, type Text, type Work } from "../../../engine/work/index.ts";
import { isLive } from "../invoice-lines/line-fields.ts";

/** What the lines of a project do not allow to be changed any more. */
const LOCKS = {
  client_id: sql`${isLive("l")}`,
  currency: sql`true`,
  billing_model: sql`(${isLive("l")} and l.kind <> 'manual')`,
} as const;

type Locked = keyof typeof LOCKS;
type Terms = Readonly<Record<Locked, string | null>>;

const before = new WeakMap<Work, Map<string, Terms>>();

const isBilled = (work: Work, projectId: string, condition: Sql): Promise<unknown> =>
  work.row(sql`select 1 from invoice_lines l where l.workspace_id = ${fromContext("workspace")}
    and l.project_id = ${projectId} and ${condition} limit 1`);

/** Writers of the lines of a project and of these terms wait for each other. */
export const holdTerms = (work: Pick<Work, "lockShared">, projectId: string): Promise<void> =>
  work.lockShared(`billed terms of ${projectId}`);

/** The client, the currency and the billing model of a project cannot be changed once lines bill it. */
export const lockBilledTerms = reaction("projects", {
  fields: ["client_id", "currency", "billing_model"],
  async before(id, work) {
    const terms = await work.row<
      Record<Locked, string | null>
    >(sql`select p.client_id, p.currency, p.billing_model
      from projects p where p.workspace_id = ${fromContext("workspace")} and p.id = ${id}`);
    before.set(work, (before.get(work) ?? new Map()).set(id, terms!));
  },
  async run({ kind, id, values }, work) {
    const former = before.get(work)?.get(id);
    if (kind === "create" || !former) return;
    const changed = (Object.keys(LOCKS) as Locked[]).filter(
      (name) => values[name] !== undefined && values[name] !== former[name],
    );
    if (changed.length === 0) return;
    await work.lock(`billed terms of ${id}`);
    const refused: Record<string, Text[]> = {};
    for (const name of changed)
      if (await isBilled(work, id, LOCKS[name]))
        refused[name] = [
          message`The ${fieldLabel(name)} field cannot be changed after the project has been invoiced.`,
        ];
    if (Object.keys(refused).length > 0) throw invalid(refused);
  },
});
