import { type Reaction, reaction } from "../../../engine/declare/index.ts";
import { column, fromContext, ident, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { StoredTotals } from "./stored-totals.ts";

/** Makes drafts follow their tax rates. `hold` waits for other writers of the drafts with the given ids. */
export const followingTaxRates = (
  { kind, calculate }: StoredTotals,
  hold: (work: Work, ids: readonly string[]) => Promise<void>,
): Reaction<"tax-rates"> =>
  reaction("tax-rates", {
    fields: ["name", "percent", "category", "exemption_reason"],
    async run({ kind: written, id }, work) {
      if (written === "create") return;
      const documents = ident(work.resource(kind.documents).table);
      const drafts = await work.rows<{ id: string }>(sql`select distinct d.id from ${documents} d
        join ${ident(work.resource(kind.lines).table)} l on l.workspace_id = d.workspace_id
          and ${column("l", kind.parent)} = d.id
        where d.workspace_id = ${fromContext("workspace")} and ${kind.isDraft("d")} and l.tax_rate_id = ${id}
        order by d.id`);
      const ids = drafts.map((draft) => draft.id);
      await hold(work, ids);
      for (const draft of ids) await calculate(work, draft);
    },
  });
