import { sendWith, type UploadOptions } from "../../../components/uploads/use-uploads.ts";
import { t } from "../../../messages/t.ts";

/** A receipt of an expense. */
export interface Receipt {
  readonly id: string;
  readonly file_name: string;
  readonly mime_type: string;
  /** Bytes. */
  readonly size: number;
  /** Valid for 30 minutes. */
  readonly url: string;
}

/** The value of `accept` of the file input. */
export const RECEIPT_KINDS = "application/pdf,image/png,image/jpeg,image/webp,image/heic,.heic";

export const MAX_RECEIPTS = 10;
const MAX_BYTES = 25 * 1024 * 1024;

const KNOWN_NAME = /\.(pdf|png|jpe?g|webp|heic)$/i;

/** The reason why a file cannot be a receipt; null if it is accepted. */
export function refusalOf({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  if (!RECEIPT_KINDS.split(",").includes(type) && !KNOWN_NAME.test(name))
    return t("The file is not a PDF, PNG, JPEG, WebP or HEIC.");
  if (size > MAX_BYTES) return t("The file is larger than 25 MB.");
  return size === 0 ? t("The file is empty.") : null;
}

/** How receipts are added to an expense. */
export const RECEIPT_UPLOADS: UploadOptions = { send: sendWith("expenses", "add-receipt"), refusalOf };
