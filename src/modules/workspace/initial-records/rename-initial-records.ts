import { action } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import {
  message,
  plural,
  type ReadOnlyWork,
  type RecordChanges,
  type ResourceName,
} from "../../../engine/work/index.ts";
import { preferredLanguage } from "../../../platform/languages/words-for.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { renamedReasons } from "./initial-reasons.ts";
import { type Renaming, renamingsOf } from "./renamings.ts";

/** What has its initial name in another language than the workspace's. */
async function whatHasOtherNames(work: ReadOnlyWork) {
  const language = preferredLanguage(work.workspace.locale);
  const initial = schemaOf(work).modules.flatMap((module) => module.initialRecords ?? []);
  const [renamings, settings] = await Promise.all([
    Promise.all(initial.map((one) => renamingsOf(work, one, language))),
    readSettings(work, "lead_lost_reasons", "candidate_rejection_reasons"),
  ]);
  const records = initial.flatMap(({ resource }, place) =>
    renamings[place]!.map((renaming): [ResourceName, Renaming] => [resource, renaming]),
  );
  const reasons = renamedReasons(settings, language);
  return { records, reasons, count: records.length + reasons.count };
}

/**
 * Names the records that every workspace starts with in the language of the workspace, where nobody has given them
 * other names. The language does not do this by itself when it changes, because people may know the names by then.
 */
export const renameInitialRecords = action("workspace", {
  title: "Rename initial records",
  done: "Renamed the initial records of",
  description:
    "Gives roles, leave policies, stages, reasons and whatever else a workspace starts with their names in its language, if they still have those with which they were created. Possible while there are some that have them in another language.",
  levels: ["record"],
  grants: [{ permissions: ["manage-workspace"] }],
  reads: [],
  openWhen: async (workspaces, work) => {
    const { count } = await whatHasOtherNames(work);
    return workspaces.map(() => (count > 0 ? null : "No record has its initial name in another language."));
  },
  async run({ work }) {
    const { records, reasons, count } = await whatHasOtherNames(work);
    for (const [resource, { id, changes }] of records)
      await work.update(resource, id, changes as RecordChanges<ResourceName>);
    if (reasons.count > 0) await work.update("workspace", work.workspace.id, reasons.changes);
    return {
      message: plural(count, message`${count} name was changed.`, message`${count} names were changed.`),
    };
  },
});
