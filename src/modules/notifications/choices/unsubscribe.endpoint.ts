import { endpoint, parameter, textKind } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, type Text, type Work } from "../../../engine/work/index.ts";
import { listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { DIGEST } from "../mailing/mail-of-notifications.ts";
import { choose } from "./own-choices.ts";
import { openUnsubscribeToken, type Subscription } from "./unsubscribe-token.ts";

const PATH = "/unsubscribe";

const token = () =>
  parameter(textKind(), { isSingle: true, required: true, description: "The token of the URL in a mail." });

/**
 * `POST /unsubscribe`: ends the mails of a kind for the person to whom the token was mailed (RFC 8058). They are notified in
 * the web UI as before.
 */
export const unsubscribeEndpoint = endpoint({
  method: "POST",
  path: PATH,
  title: "End the mails of a kind",
  description:
    "What the header `List-Unsubscribe` of a mail names. The body is not read. Notifications of the kind are shown in the web UI as before.",
  credential: "none",
  parameters: { token: token() },
  response: object({
    data: object({ kinds: listOf(text, "The titles of the kinds that are not mailed any more.") }),
  }),
  run: async (context) => {
    const { appSecret } = servicesOf(context).config;
    const found = openUnsubscribeToken(appSecret, context.workspace.id, context.parameters.token.value);
    if (!found) throw invalidField("token", "The token field is not valid.");
    return context.write(async (work) => ({ data: { kinds: await endMails(work, found) } }));
  },
});

/** `GET /unsubscribe`: where a person who opens the URL is asked first, because programs open links too. */
export const unsubscribePageEndpoint = endpoint({
  method: "GET",
  path: PATH,
  title: "Open the page that ends mails",
  description: "Redirects to the web UI, which asks before it ends anything.",
  credential: "none",
  parameters: { token: token() },
  run: async (context) => {
    const site = siteAddress(servicesOf(context).config, context.workspace.subdomain);
    const location = `${site}${PATH}?token=${encodeURIComponent(context.parameters.token.value)}`;
    return { status: 303, headers: { Location: location, "Cache-Control": "no-store" }, body: null };
  },
});

/** @returns the titles of the kinds that are not mailed any more; none if the account does not exist any more */
async function endMails(work: Work, { user, kind }: Subscription): Promise<Text[]> {
  const account = await work.row(
    sql`select 1 from users u where u.workspace_id = ${fromContext("workspace")} and u.id = ${user}`,
  );
  if (!account) return [];
  const chosen = await work.rows<{ kind: string; delivery: string }>(sql`select c.kind, c.delivery
    from notification_choices c where c.workspace_id = ${fromContext("workspace")} and c.user_id = ${user}`);
  const deliveryOf = new Map(chosen.map((one) => [one.kind, one.delivery]));
  const ended = [...schemaOf(work).notifications.values()].filter((one) =>
    kind === DIGEST ? (deliveryOf.get(one.name) ?? one.delivery) === "digest" : one.name === kind,
  );
  for (const { name } of ended) await choose(work, user, name, "in_app");
  return ended.map(({ title }) => title);
}
