import { createHash } from "node:crypto";
import { notFound } from "../../engine/errors/api-error.ts";
import type { EndpointResult } from "../../engine/work/endpoint-context.ts";
import type { Reading } from "../../engine/work/reading.ts";
import { servicesOf } from "../services.ts";
import { pictureResponse } from "./picture-response.ts";

/** The version of a picture in its URL and in the key of its file: 8 hexadecimal digits of its hash. */
export const pictureVersion = (data: Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, 8);

/** Responds with a stored picture. @throws 404 if there is no key, or no file under it */
export async function storedPicture(
  context: Reading,
  key: string | null,
  { contentType, fileName }: { readonly contentType: string; readonly fileName: string },
): Promise<EndpointResult> {
  const file = key === null ? null : await servicesOf(context).storage.get(key);
  if (!file) throw notFound();
  return pictureResponse({ stream: file.stream, contentType, fileName });
}
