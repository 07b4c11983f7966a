import type { ReadableContent, Text, UploadedFile } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { FILE_TYPES, fileKind } from "../../../platform/files/file-kind.ts";
import { cleanFileName } from "../../../platform/files/file-name.ts";

const MAX_SIGNATURE_BYTES = 1024 * 1024;
const SIGNATURE_KINDS = ["png", "jpeg"];

/** A file that was sent, with the media type of its content. */
export interface CheckedFile {
  readonly content: ReadableContent;
  readonly fileName: string;
  readonly mimeType: string;
  /** Why it cannot be taken; null if it can. */
  readonly problem: Text | null;
}

const typeMessage = (kinds: readonly string[]): Text =>
  message`The file field must be a file of type: ${kinds.join(", ")}.`;

const sizeMessage = (bytes: number): Text =>
  message`The file field must not be greater than ${bytes / 1024} kilobytes.`;

/** The last part of a path as the name of a file. */
const nameOf = (name: string): string => cleanFileName(name.split(/[\\/]/).at(-1)!, "file");

/** The name of a file without its ending. */
export const nameWithoutEnding = (name: string): string => nameOf(name).replace(/(?<=.)\.[^.]{1,10}$/, "");

/**
 * Checks the kind and the size of a file that was sent; its size is limited by the installation (UPLOAD_LIMIT). A signature
 * is a small picture.
 */
export async function checkedFile(file: UploadedFile, isSignature: boolean): Promise<CheckedFile> {
  const kind = await fileKind(file, file.name);
  const kinds = isSignature ? SIGNATURE_KINDS : Object.keys(FILE_TYPES);
  const isKnown = kind !== null && kinds.includes(kind);
  const isTooLarge = isSignature && file.size > MAX_SIGNATURE_BYTES;
  const problem = isKnown ? (isTooLarge ? sizeMessage(MAX_SIGNATURE_BYTES) : null) : typeMessage(kinds);
  const mimeType = kind === null ? "application/octet-stream" : FILE_TYPES[kind];
  return { content: file, fileName: nameOf(file.name), mimeType, problem };
}
