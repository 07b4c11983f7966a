import { sendWith, type UploadOptions } from "../../../components/uploads/use-uploads.ts";
import { t } from "../../../messages/t.ts";

export const MAX_FILES = 10;
const MAX_BYTES = 25 * 1024 * 1024;

/** How files are added to a comment. */
export const COMMENT_UPLOADS: UploadOptions = {
  send: sendWith("ticket-comments", "add-attachment"),
  refusalOf: ({ size }) => (size > MAX_BYTES ? t("The file is larger than 25 MB.") : null),
};
