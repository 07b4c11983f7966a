import { everythingInSight, relationshipsInSight } from "../../plan/selection.ts";
import { mayRead } from "../../plan/sight.ts";
import { type FoundRow, selectFound } from "../../query/global-search.ts";
import type { ResourceSchema, Schema } from "../../schema/schema.ts";
import type { Work } from "../../work/work.ts";
import { run } from "../transaction/statements.ts";
import { unconfined } from "../transaction/unconfined.ts";
import { unitOf } from "../work/transaction-work.ts";

/** What to look for, in which resources, and how many records of each at most. */
export interface WantedRecords {
  /** The normalized text. */
  readonly text: string;
  readonly resources: readonly ResourceSchema[];
  readonly perType: number;
}

/** The records that were found, best first, and the resources that have more. */
export interface FoundRecords {
  readonly records: readonly FoundRow[];
  readonly more: readonly string[];
}

/** The resources that a search in all resources looks in. */
export const searchedEverywhere = ({ resources }: Schema): ResourceSchema[] =>
  [...resources.values()].filter(({ globalSearch }) => globalSearch !== null);

/** Finds records of several resources whose own texts contain all words of a text, in the sight of the actor. */
export async function searchEverywhere(
  asked: Work,
  { text, resources, perType }: WantedRecords,
): Promise<FoundRecords> {
  const work = unitOf(asked);
  const selections = resources
    .filter((resource) => mayRead(resource, work.actor))
    .map((resource) => ({
      ...everythingInSight(resource, work.actor),
      searched: relationshipsInSight(resource, work.actor, resource.globalSearch?.detail ?? []),
    }));
  const words = text.split(/\s+/u).filter((word) => word !== "");
  if (selections.length === 0 || words.length === 0) return { records: [], more: [] };
  const statement = selectFound(selections, text, words, perType + 1);
  // Whether an index helps depends on how frequent the words are, so the statement is planned for its values.
  const rows = await unconfined(work, () =>
    run<FoundRow>(work.client, statement, work.context, "planned for its values"),
  );
  const counts = new Map<string, number>();
  const records = rows.filter(({ type }) => {
    counts.set(type, (counts.get(type) ?? 0) + 1);
    return counts.get(type)! <= perType;
  });
  return { records, more: [...counts].filter(([, count]) => count > perType).map(([type]) => type) };
}
