import { field } from "../../engine/declare/fields/index.ts";
import { message, type Text } from "../../engine/errors/message.ts";
import type { ReadOnlyWork } from "../../engine/work/work.ts";
import { hostOf } from "../network/post-message.ts";
import { isPublicAddress } from "../network/public-address.ts";
import type { ResolveHost } from "../network/resolve-host.ts";
import { servicesOf } from "../services.ts";

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
 * Why an endpoint is refused: it does not use https, or its host is not public. DNS can change, so each attempt resolves
 * the name again, and a name that does not resolve yet is accepted here.
 * @param name the field, for the message
 */
export async function endpointProblem(name: string, text: string, work: ReadOnlyWork): Promise<Text | null> {
  const { config, resolveHost } = servicesOf(work);
  if (config.webhookAllowPrivate) return null;
  const url = new URL(text);
  if (url.protocol !== "https:") return message`The ${name} field must be an https URL.`;
  const isPrivate = await isKnownPrivate(hostOf(url), resolveHost);
  return isPrivate ? message`The ${name} field must point to a public address.` : null;
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
