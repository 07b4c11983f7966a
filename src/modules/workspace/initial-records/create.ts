import { schemaOf } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { initialIn } from "../../../platform/languages/initial-names.ts";
import { preferredLanguage } from "../../../platform/languages/words-for.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { renamedReasons } from "./initial-reasons.ts";

/** The ids of what a workspace starts with, by the names in English, for each resource. */
export type InitialIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Creates what every workspace starts with, in the words of its language, or in English if it is none of ours. */
export async function createInitialRecords(work: Work): Promise<InitialIds> {
  const language = preferredLanguage(work.workspace.locale);
  const ids: Record<string, Record<string, string>> = {};
  for (const initial of schemaOf(work).modules.flatMap((module) => module.initialRecords ?? [])) {
    const [name] = initial.inWords;
    const made = await work.createAll(initial.resource, initialIn(initial, language));
    ids[initial.resource] = Object.fromEntries(
      initialIn(initial, "en").map((record, place) => [String(record[name]), made[place]!]),
    );
  }
  // The database gives the settings their reasons in English.
  const settings = await readSettings(work, "lead_lost_reasons", "candidate_rejection_reasons");
  const { changes, count } = renamedReasons(settings, language);
  if (count > 0) await work.update("workspace", work.workspace.id, changes);
  return ids;
}
