import { action, EXAMPLE_ULID, field, openWhenEach, readUlid } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES, message } from "../../../engine/work/index.ts";
import { APPLICATION_TYPES, applicationKind } from "../../../platform/files/application-kind.ts";
import { WORKERS } from "../rights.ts";
import { candidateFiles, FILE_KINDS } from "./candidate-files.ts";
import { ANONYMISED, openUnlessAnonymised } from "./candidate-states.ts";

/** Adds a file to a candidate. */
export const addFile = action("candidates", {
  title: "Add file",
  done: "Added a file to",
  description: "PDF, DOCX, ODT, TXT, PNG or JPEG, at most 10 MiB; at most 10 for one candidate.",
  levels: ["record"],
  takesFile: true,
  maxFileBytes: 10 * 1024 * 1024,
  grants: [WORKERS],
  parameters: { kind: field.choice(...FILE_KINDS).default("cv") },
  reads: ["anonymized_at"],
  openWhen: openWhenEach<"candidates", unknown, Record<never, never>, "anonymized_at">(
    async ({ id, anonymized_at }, work) => {
      if (anonymized_at !== null) return ANONYMISED;
      const { length } = await candidateFiles.ids(work, id);
      return length < candidateFiles.options.max
        ? null
        : [["file", message`The candidate must not have more than ${candidateFiles.options.max} files.`]];
    },
  ),
  async run({ work, records, file, params, fail, throwIfRefused }): Promise<undefined> {
    const { id } = records[0]!;
    const kind = await applicationKind(file!);
    if (kind === null) fail("file", "The file field must be a file of type: pdf, docx, odt, txt, png, jpg.");
    throwIfRefused();
    await candidateFiles.add(work, id, file!, APPLICATION_TYPES[kind!], params.kind);
    await work.update("candidates", id, {});
  },
});

/** Removes a file of a candidate. */
export const removeFile = action("candidates", {
  title: "Remove file",
  done: "Removed a file from",
  levels: ["record"],
  grants: [WORKERS],
  parameters: { file_id: field.string({ max: 26 }).required() },
  example: { file_id: EXAMPLE_ULID },
  reads: ["anonymized_at"],
  openWhen: openUnlessAnonymised,
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const { id: candidateId } = records[0]!;
    const id = readUlid(params.file_id);
    if (id === null || !(await candidateFiles.ids(work, candidateId)).includes(id))
      fail("file_id", fieldMessage(MESSAGES.selected, "file_id"));
    throwIfRefused();
    await candidateFiles.remove(work, candidateId, id!);
    await work.update("candidates", candidateId, {});
  },
});
