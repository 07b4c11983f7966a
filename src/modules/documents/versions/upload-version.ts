import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { lockOf } from "../documents/document-states.ts";
import { CREATORS } from "../documents/documents.policy.ts";
import { checkedFile } from "./file-rules.ts";
import { addVersion } from "./stored-versions.ts";

/** Adds a version of the file. */
export const uploadVersion = action("documents", {
  title: "Upload version",
  done: "Uploaded a version of",
  description:
    "Makes the file the present version, which nobody has signed yet. All versions are kept. A document with content takes no file.",
  levels: ["record"],
  takesFile: true,
  grants: [CREATORS],
  parameters: { note: field.string() },
  reads: ["status", "content"],
  openWhen: openWhenEach(({ status, content }) => {
    const lock = lockOf(status);
    if (lock !== null) return lock;
    return content === null ? null : [["file", "A document with content takes no file."]];
  }),
  async run({ work, records, params, file, fail, throwIfRefused }) {
    const document = records[0]!;
    const checked = await checkedFile(file!, document.documentable_type === "signature");
    if (checked.problem) fail("file", checked.problem);
    else if (file!.sha256 === document.checksum) fail("file", "The file is the same as the present version.");
    throwIfRefused();
    await addVersion(work, document.id, { ...checked, note: params.note });
    if (work.actor.employeeId === null || work.actor.employeeId !== document.created_by_employee_id)
      await work.update("documents", document.id, { is_touched: true });
    return undefined;
  },
});
