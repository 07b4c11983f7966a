import type { UploadedFile } from "../../../engine/work/index.ts";
import { FILE_TYPES, fileKind } from "../../../platform/files/file-kind.ts";
import { cleanFileName } from "../../../platform/files/file-name.ts";

/** The largest file of a document, in bytes. */
export const MAX_BYTES = 25 * 1024 * 1024;

const MAX_SIGNATURE_BYTES = 1024 * 1024;
const SIGNATURE_KINDS = ["png", "jpeg"];

/** A file that was sent, with the media type of its content. */
export interface CheckedFile {
  readonly data: Buffer;
  readonly fileName: string;
  readonly mimeType: string;
  /** Why it cannot be taken; null if it can. */
  readonly problem: string | null;
}

const typeMessage = (kinds: readonly string[]): string =>
  `The file field must be a file of type: ${kinds.join(", ")}.`;

const sizeMessage = (bytes: number): string =>
  `The file field must not be greater than ${bytes / 1024} kilobytes.`;

/** The last part of a path as the name of a file. */
const nameOf = (name: string): string => cleanFileName(name.split(/[\\/]/).at(-1)!, "file");

/** The name of a file without its ending. */
export const nameWithoutEnding = (name: string): string => nameOf(name).replace(/(?<=.)\.[^.]{1,10}$/, "");

/** Checks the kind and the size of a file that was sent. A signature is a picture. */
export async function checkedFile(
  { data, name }: Pick<UploadedFile, "data" | "name">,
  isSignature: boolean,
): Promise<CheckedFile> {
  const kind = await fileKind(data, name);
  const kinds = isSignature ? SIGNATURE_KINDS : Object.keys(FILE_TYPES);
  const most = isSignature ? MAX_SIGNATURE_BYTES : MAX_BYTES;
  const isKnown = kind !== null && kinds.includes(kind);
  const problem = isKnown ? (data.length > most ? sizeMessage(most) : null) : typeMessage(kinds);
  const mimeType = kind === null ? "application/octet-stream" : FILE_TYPES[kind];
  return { data, fileName: nameOf(name), mimeType, problem };
}
