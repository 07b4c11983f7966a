import { field } from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Reading } from "../../../engine/work/index.ts";
import { signFile } from "../../../platform/exports/published-file.ts";
import { AUDIO_TYPES, type AudioKind } from "../../../platform/files/audio-kind.ts";
import { DOCUMENT_TYPES, type DocumentKind } from "../../../platform/files/document-kind.ts";
import { knowsAuthors } from "../feedback-requests/anonymity.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = { ...DOCUMENT_TYPES, ...AUDIO_TYPES };

/** What is stored of a file: the random name of its content, which ends with the kind. */
export const storedKey = (id: string, kind: DocumentKind | AudioKind): string => `${id}.${kind}`;

/** The storage key of a file of feedback. */
export const fileKey = (workspaceId: string, feedbackId: string, stored: string): string =>
  `${workspaceId}/feedback/${feedbackId}/${stored}`;

/** A value of which the voice or the content could give the author away: only for those who know the author. */
export const unlessAnonymous = (alias: string, value: Sql): Sql =>
  sql`(case when ${column(alias, "is_anonymous")} and not ${knowsAuthors(alias, "subject_employee_id")}
    then null else ${value} end)`;

/** A signed URL for a stored file, under a neutral name: the original one is a field of its own. */
const signed = (stored: unknown, id: string, reading: Reading): unknown =>
  typeof stored === "string"
    ? signFile(reading, {
        key: fileKey(reading.workspace.id, id, stored),
        fileName: `feedback.${stored.split(".")[1]}`,
        contentType: MEDIA_TYPES[stored.split(".")[1]!]!,
      }).url
    : stored;

const link = (name: "file_key" | "audio_key") =>
  field
    .string()
    .computed((alias) => unlessAnonymous(alias, column(alias, name)))
    .finished(signed);

const original = (name: "stored_file_name" | "stored_audio_name") =>
  field.string().computed((alias) => unlessAnonymous(alias, column(alias, name)));

/** The file and the recording of feedback. */
export const fileFields = {
  file_key: field.string().hidden(),
  stored_file_name: field.string().hidden(),
  audio_key: field.string().hidden(),
  stored_audio_name: field.string().hidden(),
  file: link("file_key").describe("A URL that works without a credential for 30 minutes; see upload-file."),
  file_name: original("stored_file_name"),
  audio_file: link("audio_key").describe(
    "A URL that works without a credential for 30 minutes; see upload-audio.",
  ),
  audio_file_name: original("stored_audio_name"),
};
