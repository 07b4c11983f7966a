import { fromContext, ident, join, sql } from "../../../engine/sql/index.ts";
import type { Message, ReadOnlyWork, ResourceName } from "../../../engine/work/index.ts";
import { recordsInWords } from "./records-in-words.ts";

/** The resources of which an empty workspace has no record. What else people may have entered, the demo uses or leaves. */
const OF_A_COMPANY: readonly ResourceName[] = [
  ...(["employees", "departments", "positions", "levels"] as const),
  ...(["clients", "projects", "tasks", "leads", "offers", "invoices"] as const),
  ...(["tickets", "jobs", "candidates", "expenses", "holidays"] as const),
  ...(["benefits", "asset-types", "assets", "document-types", "documents", "teamspaces"] as const),
  ...(["goals", "evaluations", "feedback", "custom-fields"] as const),
];

/** What is in the workspace that the demo data would mix with, in words; null: it is empty. */
export async function whatIsThere(work: ReadOnlyWork): Promise<Message | null> {
  const counts = OF_A_COMPANY.map(
    (name) => sql`(select count(*)::integer from ${ident(work.resource(name).table)} counted
      where counted.workspace_id = ${fromContext("workspace")}) as ${ident(name)}`,
  );
  const row = await work.row<Record<string, number>>(sql`select ${join(counts, ", ")}`);
  const found = OF_A_COMPANY.filter((name) => row![name]! > 0).map((name) => ({
    resource: work.resource(name),
    count: row![name]!,
  }));
  return found.length === 0 ? null : recordsInWords(found);
}
