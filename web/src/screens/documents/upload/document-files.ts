import { t } from "../../../messages/t.ts";

const MIB = 1024 * 1024;
const STANDARD = 25 * MIB;

/** The size of the largest file that the installation takes, in bytes. */
function largestFile(): number {
  // The development server leaves the placeholder in the page.
  const given = Number(document.querySelector<HTMLMetaElement>('meta[name="upload-limit"]')?.content);
  return given > 0 ? given : STANDARD;
}

/** The size of the largest file, for people: "25 MB". */
export const largestFileText = (): string => t`${Math.max(1, Math.floor(largestFile() / MIB))} MB`;

/** Why a file cannot be a document; null if it may be. The API decides by its content. */
export function refusalOf({ size }: Pick<File, "size">): string | null {
  if (size === 0) return t("The file is empty.");
  return size > largestFile() ? t`The file is larger than ${largestFileText()}.` : null;
}
