import type { Readable } from "node:stream";
import { momentOnTheWire } from "../../engine/declare/calendar.ts";
import type { JsonSchema } from "../../engine/declare/field-type.ts";
import type { Reading } from "../../engine/work/reading.ts";
import type { Work } from "../../engine/work/work.ts";
import { moment, object, url } from "../figures/response-shapes.ts";
import { servicesOf } from "../services.ts";
import { signToken } from "../signed-urls/signed-token.ts";
import { siteAddress } from "../tenancy/site-address.ts";
import { subdomainOf } from "../tenancy/workspaces.ts";
import { exportKey } from "./export-key.ts";

/** How long a signed URL is valid, in seconds. */
export const LINK_LIFETIME = 30 * 60;

export interface FileToPublish {
  /** The file name for the download, before sanitizing. */
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: Readable;
}

/** A URL that needs no credential and is valid until it expires (API reference, exports). */
export interface SignedUrl {
  readonly url: string;
  readonly expires_at: string;
}

/** The schema of a signed URL in a response. */
export const SIGNED_URL: JsonSchema = object({
  url: { ...url, description: "Needs no credential and is valid until expires_at." },
  expires_at: moment,
});

/**
 * Stores a file and returns a URL for it. The file is deleted some time after the URL has expired, also if the
 * transaction fails. A dry run stores no file, so its URL does not work.
 */
export async function publishFile(work: Work, { stream, ...file }: FileToPublish): Promise<SignedUrl> {
  const key = exportKey(work.workspace.id, work.newId());
  if (work.isDryRun) stream.destroy();
  else await servicesOf(work).storage.put(key, stream);
  return signFile(work, { key, ...file });
}

/** A URL for a stored file; the caller must have checked that it may be read. */
export function signFile(
  reading: Reading,
  { key, fileName, contentType }: { key: string } & Pick<FileToPublish, "fileName" | "contentType">,
): SignedUrl {
  const expires = Math.floor(reading.now.getTime() / 1000) + LINK_LIFETIME;
  const token = signToken(servicesOf(reading).config.appSecret, {
    path: key,
    workspace: reading.workspace.id,
    user: reading.actor.userId ?? "system",
    erasures: reading.workspace.erasures,
    expires,
    file_name: fileName,
    content_type: contentType,
  });
  return { url: urlOf(reading, token), expires_at: momentOnTheWire(new Date(expires * 1000)) };
}

/** A URL that contains the workspace, as its subdomain or as a parameter. */
function urlOf(reading: Reading, token: string): string {
  const { config } = servicesOf(reading);
  const { subdomain } = reading.workspace;
  const base = config.publicUrl ? `${siteAddress(config, subdomain)}/api` : reading.baseUrl;
  const isUnderSubdomain = subdomainOf(new URL(base).host, config.appDomain) === subdomain;
  return `${base}/files/${token}${isUnderSubdomain ? "" : `?tenant=${encodeURIComponent(subdomain)}`}`;
}
