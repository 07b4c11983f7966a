import { action, fact, openWhenEach } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { type AudioKind, audioKind } from "../../../platform/files/audio-kind.ts";
import { startOf } from "../../../platform/files/buffer-content.ts";
import { type DocumentKind, documentKind } from "../../../platform/files/document-kind.ts";
import { cleanFileName } from "../../../platform/files/file-name.ts";
import { servicesOf } from "../../../platform/services.ts";
import { forgetFiles } from "../../../platform/storage/named-files.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";
import { ofAuthor } from "./feedback.policy.ts";
import { fileKey, storedKey } from "./feedback-files.ts";

const AUTHORS = [{ permissions: [], rows: ofAuthor }];
const MAX_BYTES = 25 * 1024 * 1024;

type Slot = "file_key" | "audio_key";
type Feedback = StoredRecord<"feedback">;

/** Forgets stored files; a job deletes their contents once no file has them any more. */
export async function dropFiles(
  work: Work,
  feedbackId: string,
  keys: readonly (string | null)[],
): Promise<void> {
  const stored = keys.filter((key) => key !== null).map((key) => fileKey(work.workspace.id, feedbackId, key));
  await forgetFiles(work, servicesOf(work), stored);
}

/** The status of the request that it answers; null if it answers none. */
const facts = {
  request_status: fact<string | null>(
    (alias) => sql`(select answered.status from feedback_requests answered
      where answered.workspace_id = ${column(alias, "workspace_id")}
        and answered.id = ${column(alias, "feedback_request_id")})`,
  ),
};

const closed = (status: string | null): Text | null =>
  status === null || status === "open" ? null : message`The request is ${said(status)}.`;

const whileOpen = openWhenEach<"feedback", unknown, typeof facts, "id">(({ request_status }) =>
  closed(request_status),
);

async function upload(
  { work, records, file, fail, throwIfRefused }: ActionContext<"feedback">,
  slot: Slot,
  kind: DocumentKind | AudioKind | null,
  message: Text,
): Promise<undefined> {
  const { id, [slot]: previous } = records[0]!;
  if (kind === null) fail("file", message);
  throwIfRefused();
  const key = storedKey(work.newId(), kind!);
  await putBeforeCommit(work, fileKey(work.workspace.id, id, key), file!);
  const name = cleanFileName(file!.name, slot === "file_key" ? "file" : "recording");
  await work.update(
    "feedback",
    id,
    slot === "file_key"
      ? { file_key: key, stored_file_name: name }
      : { audio_key: key, stored_audio_name: name, transcription: null },
  );
  await dropFiles(work, id, [previous]);
}

/** The kinds of files that feedback takes: documents without those that browsers cannot show. */
const shownKind = (start: Buffer): DocumentKind | null => {
  const kind = documentKind(start);
  return kind === "heic" ? null : kind;
};

const uploading = {
  levels: ["record"],
  takesFile: true,
  maxFileBytes: MAX_BYTES,
  grants: AUTHORS,
  reads: ["id"],
  facts,
  openWhen: whileOpen,
} as const;

export const uploadFile = action("feedback", {
  ...uploading,
  title: "Upload file",
  done: "Added a file to",
  description: "PDF, PNG, JPEG or WebP, at most 25 MiB; it replaces the present one.",
  run: async (context) =>
    upload(
      context,
      "file_key",
      shownKind(await startOf(context.file!)),
      "The file field must be a file of type: pdf, png, jpeg, webp.",
    ),
});

export const uploadAudio = action("feedback", {
  ...uploading,
  title: "Upload recording",
  done: "Added a recording to",
  description:
    "MP3, M4A, OGG, WAV or WebM, at most 25 MiB; it replaces the present one and its transcription.",
  run: async (context) =>
    upload(
      context,
      "audio_key",
      audioKind(await startOf(context.file!)),
      "The file field must be a file of type: mp3, m4a, ogg, wav, webm.",
    ),
});

/** What prevents the removal of a file: there is none, or nothing else would be left. */
function removalObstacle(feedback: Pick<Feedback, Slot | "notes" | "answers">, slot: Slot): string | null {
  if (feedback[slot] === null) return slot === "file_key" ? "There is no file." : "There is no recording.";
  const other = feedback[slot === "file_key" ? "audio_key" : "file_key"];
  return feedback.notes === null && feedback.answers === null && other === null
    ? "The feedback has nothing else; delete it instead."
    : null;
}

const removing = (slot: Slot) =>
  ({
    levels: ["record"],
    grants: AUTHORS,
    reads: ["file_key", "audio_key", "notes", "answers"],
    facts,
    openWhen: openWhenEach<"feedback", unknown, typeof facts, Slot | "notes" | "answers">(
      (feedback) => closed(feedback.request_status) ?? removalObstacle(feedback, slot),
    ),
    async run({ work, records }: ActionContext<"feedback">) {
      const { id, [slot]: key } = records[0]!;
      await work.update(
        "feedback",
        id,
        slot === "file_key"
          ? { file_key: null, stored_file_name: null }
          : { audio_key: null, stored_audio_name: null, transcription: null },
      );
      await dropFiles(work, id, [key]);
      return undefined;
    },
  }) as const;

export const removeFile = action("feedback", {
  ...removing("file_key"),
  title: "Remove file",
  done: "Removed the file from",
  description: "Unless the feedback has nothing else.",
});

export const removeAudio = action("feedback", {
  ...removing("audio_key"),
  title: "Remove recording",
  done: "Removed the recording from",
  description: "With its transcription, unless the feedback has nothing else.",
});
