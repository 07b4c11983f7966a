import type { Readable } from "node:stream";
import { momentOnTheWire } from "../../engine/declare/calendar.ts";
import type { Reading } from "../../engine/work/reading.ts";
import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";
import { signToken } from "../signed-urls/signed-token.ts";
import { siteAddress } from "../tenancy/site-address.ts";
import { subdomainOf } from "../tenancy/workspaces.ts";
import { exportKey } from "./export-key.ts";

/** Seconds for which a signed URL works. */
export const LINK_LIFETIME = 30 * 60;

export interface FileToPublish {
  /** As it is offered to the one who downloads it; cleaned then. */
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: Readable;
}

/** A URL that works without any credential until it expires (conventions, section 6). */
export interface SignedUrl {
  readonly url: string;
  readonly expires_at: string;
}

/**
 * Writes a file into the storage, as it is at this moment, and returns a URL for it. The file is deleted some time
 * after the URL expired. Whatever was written when this fails is a stray file, deleted the same way. A dry run
 * writes none: its URL leads nowhere.
 */
export async function publishFile(work: Work, { stream, ...file }: FileToPublish): Promise<SignedUrl> {
  const key = exportKey(work.workspace.id, work.newId());
  if (work.isDryRun) stream.destroy();
  else await servicesOf(work).storage.put(key, stream);
  return signFile(work, { key, ...file });
}

/** A URL for a file that is in the storage already; who asks must be allowed to have it. */
export function signFile(
  reading: Reading,
  { key, fileName, contentType }: { key: string } & Pick<FileToPublish, "fileName" | "contentType">,
): SignedUrl {
  const expires = Math.floor(reading.now.getTime() / 1000) + LINK_LIFETIME;
  const token = signToken(servicesOf(reading).config.appSecret, {
    path: key,
    workspace: reading.workspace.id,
    user: reading.actor.userId ?? "system",
    expires,
    file_name: fileName,
    content_type: contentType,
  });
  return { url: urlOf(reading, token), expires_at: momentOnTheWire(new Date(expires * 1000)) };
}

/** The address at which the workspace is found without a credential: by its subdomain, else by the parameter. */
function urlOf(reading: Reading, token: string): string {
  const { config } = servicesOf(reading);
  const { subdomain } = reading.workspace;
  const base = config.publicUrl ? `${siteAddress(config, subdomain)}/api` : reading.baseUrl;
  const isUnderSubdomain = subdomainOf(new URL(base).host, config.appDomain) === subdomain;
  return `${base}/files/${token}${isUnderSubdomain ? "" : `?tenant=${encodeURIComponent(subdomain)}`}`;
}
