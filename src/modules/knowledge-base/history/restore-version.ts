import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { EDITORS } from "../pages/page-sight.ts";
import { mayChange, stateFacts } from "../pages/page-state.ts";
import { pageText } from "./page-text.ts";
import { findVersion, keepVersion } from "./stored-versions.ts";

export const restoreVersion = action("pages", {
  title: "Restore version",
  done: "Restored a version of",
  description: "Makes the title and the content of an earlier version the present ones, as a new version.",
  levels: ["record"],
  grants: [EDITORS],
  parameters: { version: field.integer({ min: 1 }).required() },
  reads: ["status", "version"],
  facts: stateFacts,
  openWhen: openWhenEach(
    (page) => mayChange(page) ?? (page.version > 1 ? null : "The page has only one version."),
  ),
  async run({ work, records, params, fail, throwIfRefused }) {
    const page = records[0]!;
    const earlier = await findVersion(work, page.id, params.version);
    if (earlier === null) fail("version", "The selected version is invalid.");
    else if (earlier.version === page.version) fail("version", "The version is the present one.");
    throwIfRefused();
    const { title, content, version: restored_from } = earlier!;
    const text = pageText(content);
    const version = page.version + 1;
    await work.update("pages", page.id, {
      ...{ title, content, version, ...text },
      updated_by_employee_id: work.actor.employeeId,
    });
    await keepVersion(work, page.id, { version, title, content, restored_from, word_count: text.word_count });
    return undefined;
  },
});
