import {
  type Change,
  conflict,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import { contentPdf } from "../versions/content-pdf.ts";
import { type CheckedFile, checkedFile, nameWithoutEnding } from "../versions/file-rules.ts";
import { addVersion, forgetFilesOf } from "../versions/stored-versions.ts";
import { checkContent } from "./content-rules.ts";
import { requireCreator, type TypeOf, typeOf } from "./creation-rights.ts";
import { forgetSignature } from "./default-signatures.ts";
import { isFree, lockOf } from "./document-states.ts";
import { checkOwner } from "./owner-rules.ts";

/** What `settle` passes on. */
interface Settled {
  readonly type: TypeOf;
  readonly file: CheckedFile | null;
}

async function settle(change: Change<"documents">, work: ReadOnlyWork): Promise<Settled> {
  const { kind, values, sent, file } = change;
  if (kind === "create") {
    values.documentable_type ??= values.employee_id
      ? "employees"
      : values.client_id
        ? "clients"
        : "workspace";
    if (file && !values.name && !change.unread.has("name")) values.name = nameWithoutEnding(file.name);
    values.created_by_employee_id = work.actor.employeeId;
  } else if ([...sent].some((name) => change.changes(name)) && isByOther(change.stored!, work))
    values.is_touched = true;
  return {
    type: await typeOf(work, values.type_id),
    file: file && (await checkedFile(file, values.documentable_type === "signature")),
  };
}

/** Whether somebody else than who added the document writes it. */
const isByOther = ({ created_by_employee_id }: StoredRecord<"documents">, { actor }: ReadOnlyWork): boolean =>
  created_by_employee_id === null || created_by_employee_id !== actor.employeeId;

function check(change: SettledChange<"documents">, work: ReadOnlyWork, { type, file }: Settled): void {
  const { kind, stored, values, unread, fail } = change;
  if (kind === "create" || change.changes("type_id")) requireCreator(change, work, type);
  if (stored && refuseLocked(change, stored)) return;
  if (!values.name && !unread.has("name")) fail("name", fieldMessage(MESSAGES.required, "name"));
  checkOwner(change);
  checkContent(change);
  if (file?.problem) fail("file", file.problem);
  if (kind === "create" && values.documentable_type === "signature" && !file)
    fail("file", fieldMessage(MESSAGES.required, "file"));
  const mayLackEnd = kind === "update" && !change.changes("type_id") && !change.changes("end_date");
  if (type?.requires_end_date && !values.end_date && !unread.has("end_date") && !mayLackEnd)
    fail("end_date", fieldMessage(MESSAGES.required, "end_date"));
}

/** Reports the changes of a locked document; returns whether there are any. */
function refuseLocked(
  change: SettledChange<"documents">,
  stored: Readonly<StoredRecord<"documents">>,
): boolean {
  const lock = lockOf(stored.status);
  if (lock === null) return false;
  const locked = [...change.sent].filter((name) => change.changes(name) && !isFree(name, stored));
  for (const name of locked) change.fail(name, lock);
  return locked.length > 0;
}

async function keepFile(change: WrittenChange<"documents">, work: Work, { file }: Settled): Promise<void> {
  const { id, values } = change;
  if (file) await addVersion(work, id, { ...file, note: null });
  else if (values.content && change.changes("content")) {
    const data = await contentPdf(work, values.name, values.content);
    const made = {
      content: bufferContent(data),
      fileName: `${values.name}.pdf`,
      mimeType: "application/pdf",
    };
    await addVersion(work, id, { ...made, note: null });
  }
}

function refuseDeletion({ status }: Readonly<StoredRecord<"documents">>): void {
  if (status === "awaiting_signatures" || status === "signed")
    throw conflict("A signed document can be voided, not deleted.");
  if (status === "voided") throw conflict("A void document is kept as evidence.");
}

async function cleanUp({ id }: Readonly<StoredRecord<"documents">>, work: Work): Promise<void> {
  await forgetSignature(work, id);
  await forgetFilesOf(work, id);
}

/** The hooks of documents. */
export const documentHooks: Hooks<"documents", Settled> = {
  settle,
  check: { write: check, delete: refuseDeletion },
  after: { write: keepFile, check: { delete: cleanUp } },
};
