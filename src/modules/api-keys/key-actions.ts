import { action, field } from "../../engine/declare/index.ts";
import type { ActionContext, Values } from "../../engine/work/index.ts";
import { readSettings } from "../../platform/tenancy/settings.ts";
import { CREATOR, CREATOR_OR_MANAGERS } from "./api-keys.policy.ts";
import { expiryProblem } from "./key-expiry.ts";
import { endOldSecrets, issueSecret, keepSecret, retireSecret } from "./key-secrets.ts";
import { type RevokeReason, revokeKeys } from "./revoke-keys.ts";

/** A week. */
const MAX_GRACE_MINUTES = 10_080;
const REVOKED = "The key has been revoked.";

function refuseRevoked({ records, refuse }: ActionContext): void {
  records.forEach((record, index) => {
    if (record.revoked_at !== null) refuse(index, REVOKED);
  });
}

/** `expires` is undefined where the request gives one that cannot be read, of which no more is said. */
async function checkExpiry({ work, records, sent, fail }: ActionContext, expires: unknown): Promise<void> {
  if (expires === undefined) return;
  const { api_key_max_lifetime_days: longest } = await readSettings(work, "api_key_max_lifetime_days");
  const problem = expiryProblem(expires, { now: work.now, since: work.now, longest });
  const isOutOfDate = records[0]!.status === "expired" && !sent.has("expires_at");
  if (problem) fail("expires_at", isOutOfDate ? "The expires at field is required." : problem);
}

async function runRegenerate(context: ActionContext): Promise<undefined> {
  const { work, records, params, throwIfRefused } = context;
  const [key] = records as [Values];
  const id = String(key.id);
  refuseRevoked(context);
  const expires = context.sent.has("expires_at") ? params.expires_at : key.expires_at;
  await checkExpiry(context, expires);
  throwIfRefused();
  await retireSecret(work, id, Number(params.grace_minutes));
  const publicId = issueSecret(work, id);
  await work.update("api-keys", id, {
    public_id: publicId,
    regenerated_at: work.now,
    expires_at: expires,
  });
  await keepSecret(work, id);
}

export const regenerate = action({
  title: "Regenerate",
  done: "Regenerated",
  description:
    "Makes a new secret. The old one works until the end of the grace; an even older one ends at once.",
  levels: ["record"],
  sessionOnly: true,
  tells: true,
  grants: [CREATOR],
  parameters: {
    grace_minutes: field.integer({ min: 0, max: MAX_GRACE_MINUTES }).default(0),
    expires_at: field.dateTime().describe("Left out: as it was. An expired key needs a new one."),
  },
  run: runRegenerate,
});

export const endGrace = action({
  title: "End the grace period",
  done: "Ended the grace period of",
  description: "The old secret ends now.",
  levels: ["record"],
  sessionOnly: true,
  grants: [CREATOR_OR_MANAGERS],
  async run(context) {
    const { work, records, refuse, throwIfRefused } = context;
    const [key] = records as [Values];
    refuseRevoked(context);
    throwIfRefused();
    if (key.previous_secret_expires_at === null) refuse(0, "The key has no grace period that still runs.");
    throwIfRefused();
    await endOldSecrets(work, String(key.id));
    await work.update("api-keys", String(key.id), {});
  },
});

export const revoke = action({
  title: "Revoke",
  done: "Revoked",
  description: "Both secrets are refused from the next request on. This is final.",
  sessionOnly: true,
  grants: [CREATOR_OR_MANAGERS],
  parameters: { reason: field.choice("manual", "leaked", "replaced", "other").default("manual") },
  async run(context) {
    const { work, records, params, throwIfRefused } = context;
    refuseRevoked(context);
    throwIfRefused();
    const ids = records.map((record) => String(record.id));
    await revokeKeys(work, ids, params.reason as RevokeReason);
    return { message: `Revoked ${ids.length} ${ids.length === 1 ? "key" : "keys"}.` };
  },
});
