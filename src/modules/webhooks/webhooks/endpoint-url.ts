import { field } from "../../../engine/declare/index.ts";
import type { Change, ReadOnlyWork } from "../../../engine/work/index.ts";
import { hostOf } from "../../../platform/network/post-message.ts";
import { isPublicAddress } from "../../../platform/network/public-address.ts";
import type { ResolveHost } from "../../../platform/network/resolve-host.ts";
import { servicesOf } from "../../../platform/services.ts";

const RESOLVED_WITHIN_MS = 2_000;

/** The URL to which messages are posted, without user information or a fragment. */
export const endpointUrl = () =>
  field.string({
    max: 2048,
    form(text) {
      if (!/^https?:\/\/[^\s/?#\\]/i.test(text) || !URL.canParse(text))
        return "The :field field must be a valid URL.";
      const { username, password } = new URL(text);
      return username || password || text.includes("#")
        ? "The :field field must not contain user information or a fragment."
        : null;
    },
    schema: { format: "uri" },
  });

/**
 * Refuses an endpoint that does not use https, or whose host is not public. DNS can change, so each attempt resolves
 * the name again, and a name that does not resolve yet is accepted here.
 */
export async function checkEndpoint(change: Change<"webhooks">, work: ReadOnlyWork): Promise<void> {
  const { config, resolveHost } = servicesOf(work);
  const text = change.values.url;
  if (!text || !change.changes("url") || config.webhookAllowPrivate) return;
  const url = new URL(text);
  if (url.protocol !== "https:") change.fail("url", "The url field must be an https URL.");
  else if (await isKnownPrivate(hostOf(url), resolveHost))
    change.fail("url", "The url field must point to a public address.");
}

async function isKnownPrivate(host: string, resolve: ResolveHost): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const unanswered = new Promise<[]>((response) => {
    timer = setTimeout(() => response([]), RESOLVED_WITHIN_MS);
  });
  const addresses = await Promise.race([resolve(host).catch(() => []), unanswered]);
  clearTimeout(timer);
  return addresses.some(({ address }) => !isPublicAddress(address));
}
