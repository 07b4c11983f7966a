import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import { logoKey } from "../../../platform/images/logo.ts";
import { servicesOf } from "../../../platform/services.ts";
import { namedFile } from "../../../platform/storage/named-files.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";
import type { LogoImage, Stationery } from "./letter.ts";

export const PDF = "application/pdf";

/**
 * The bytes that are stored under a key. They are made when they are first needed, and are the same ever after. What
 * they are made from must be frozen, so that concurrent requests agree.
 */
export async function madeOnce(work: Work, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await storedBytes(work, key);
  if (stored) return stored;
  const data = await make();
  await putBeforeCommit(work, key, data);
  return data;
}

/** The logo that a document is printed with; null without one. */
export async function logoOf(work: ReadOnlyWork, { logo }: Stationery): Promise<LogoImage | null> {
  if (logo === null) return null;
  const data = await storedBytes(work, logoKey(work.workspace.id, logo));
  return data && { data, contentType: logo.endsWith(".png") ? "image/png" : "image/jpeg" };
}

async function storedBytes(work: ReadOnlyWork, key: string): Promise<Buffer | null> {
  const file = await namedFile(work, servicesOf(work), key);
  return file && Buffer.concat(await file.stream.toArray());
}
