import type { StoredRecord } from "../../../engine/work/index.ts";
import type { DocumentStatus } from "./document-fields.ts";

const LOCKS: Readonly<Partial<Record<DocumentStatus, string>>> = {
  awaiting_signatures: "The document is being signed and cannot be changed.",
  signed: "The document is signed and cannot be changed.",
  voided: "The document is void and cannot be changed.",
};

/** Why a document in the status cannot be changed; null if it can. */
export const lockOf = (status: DocumentStatus): string | null => LOCKS[status] ?? null;

/** Whether the field can be changed although the document is locked. */
export const isFree = (name: string, { status, end_date }: StoredRecord<"documents">): boolean =>
  name === "description" || (name === "end_date" && status === "signed" && end_date === null);
