import { schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type {
  Change,
  Hooks,
  ReadOnlyWork,
  SettledChange,
  Work,
  WrittenChange,
} from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { endpointProblem } from "../../../platform/fields/endpoint-url.ts";
import { servicesOf } from "../../../platform/services.ts";
import { dispatchAll } from "../sending/dispatch-events.ts";
import { followJournal, noteEnabling } from "../sending/journal-cursor.ts";
import { hintOf, newSecret, sealWebhookSecret } from "../sending/secrets.ts";
import { checkSubscription } from "./subscription.ts";

const MAX_WEBHOOKS = 20;

/** Writers that create or enable webhooks of a workspace run one at a time. */
export const lockWebhooks = (work: Work): Promise<void> => work.lock("webhooks");

async function lock({ kind, sent }: Pick<Change<"webhooks">, "kind" | "sent">, work: Work): Promise<void> {
  if (kind === "create") {
    await lockWebhooks(work);
    await followJournal(work);
  }
  // Earlier events are delivered according to the previous subscription.
  else if (sent.has("events")) await dispatchAll(work);
}

async function check(change: SettledChange<"webhooks">, work: ReadOnlyWork): Promise<void> {
  if (change.changes("events")) checkSubscription(change, schemaOf(work));
  const { url } = change.values;
  const problem = url && change.changes("url") ? await endpointProblem("url", url, work) : null;
  if (problem) change.fail("url", problem);
  if (change.kind === "create") await checkNumber(change, work);
}

async function checkNumber(change: SettledChange<"webhooks">, work: ReadOnlyWork): Promise<void> {
  const row = await work.row<{ count: number }>(
    sql`select count(*)::integer as count from webhooks where workspace_id = ${fromContext("workspace")}`,
  );
  if (row!.count >= MAX_WEBHOOKS) change.fail("url", message`You can have at most ${MAX_WEBHOOKS} webhooks.`);
}

/** Generates the secret of a new webhook. */
function settle(change: Change<"webhooks">, work: ReadOnlyWork): string | null {
  if (change.kind !== "create") return null;
  const secret = newSecret();
  const { appSecret } = servicesOf(work).config;
  change.values.secret_hint = hintOf(secret);
  change.values.sealed_secret = sealWebhookSecret(appSecret, work.workspace.id, change.id, secret);
  return secret;
}

/** A new webhook is notified of events from now on, and its secret is returned only this once. */
async function begin({ id }: WrittenChange<"webhooks">, work: Work, secret: string | null): Promise<void> {
  if (secret === null) return;
  work.addOneTimeMeta(id, { secret });
  await noteEnabling(work, id);
}

/** The rules and side effects of writing a webhook. */
export const webhookHooks: Hooks<"webhooks", string | null> = {
  lock,
  settle,
  check: { write: check },
  after: { write: begin },
};
