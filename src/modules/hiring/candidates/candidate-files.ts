import { AttachmentList } from "../../../platform/attachments/attachment-list.ts";

export const FILE_KINDS = ["cv", "cover_letter", "portfolio", "other"] as const;

/** The files of a candidate. */
export const candidateFiles = new AttachmentList({
  table: "candidate_files",
  owner: "candidate_id",
  folder: "candidates",
  singular: "file",
  max: 10,
  kinds: FILE_KINDS,
});
