import { sendWith, type UploadOptions } from "../../../components/uploads/use-uploads.ts";
import { t } from "../../../messages/t.ts";

/** A file of a candidate, as the API returns it. */
export interface CandidateFile {
  readonly id: string;
  readonly kind: string;
  readonly file_name: string;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

/** What a file of a candidate is. */
export const FILE_KINDS: Readonly<Record<string, string>> = {
  cv: t("CV"),
  cover_letter: t("Cover letter"),
  portfolio: t("Portfolio"),
  other: t("Other"),
};

const MAX_BYTES = 10 * 1024 * 1024;

/** How files of a kind are added to a candidate. */
export const candidateUploads = (kind: string): UploadOptions => ({
  send: sendWith("candidates", "add-file", { kind }),
  refusalOf: ({ size }) => (size > MAX_BYTES ? t("The file is larger than 10 MB.") : null),
});
