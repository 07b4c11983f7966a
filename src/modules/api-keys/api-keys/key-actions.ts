import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { message, plural } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { CREATOR, CREATOR_OR_MANAGERS } from "./api-keys.policy.ts";
import { expiryProblem } from "./key-expiry.ts";
import { endOldSecrets, issueSecret, newSecret, retireSecret } from "./key-secrets.ts";
import { revokeKeys } from "./revoke-keys.ts";

/** One week, in minutes. */
const MAX_GRACE_MINUTES = 10_080;
const REVOKED = "The key has been revoked.";

const notRevoked = openWhenEach<"api-keys">(({ revoked_at }) => (revoked_at === null ? null : REVOKED));

const regeneration = {
  grace_minutes: field.integer({ min: 0, max: MAX_GRACE_MINUTES }).counts("minutes").default(0),
  expires_at: field.dateTime().describe("If omitted, unchanged. An expired key requires a new one."),
};

type Regeneration = ActionContext<"api-keys", GivenParameters<typeof regeneration>>;

/** `expires` is undefined if the given value is invalid, which has been reported already. */
async function checkExpiry(
  { work, records, sent, fail }: Regeneration,
  expires: Date | string | null | undefined,
): Promise<void> {
  if (expires === undefined) return;
  const { api_key_max_lifetime_days: longest } = await readSettings(work, "api_key_max_lifetime_days");
  const problem = expiryProblem(expires, { now: work.now, since: work.now, longest });
  const isOutOfDate = records[0]!.status === "expired" && !sent.has("expires_at");
  if (problem) fail("expires_at", isOutOfDate ? "The expires at field is required." : problem);
}

async function runRegenerate(context: Regeneration): Promise<undefined> {
  const { work, records, params, throwIfRefused } = context;
  const key = records[0]!;
  const expires = context.sent.has("expires_at") ? params.expires_at : key.expires_at;
  await checkExpiry(context, expires);
  throwIfRefused();
  await retireSecret(work, key.id, params.grace_minutes);
  const secret = newSecret();
  await work.update("api-keys", key.id, {
    public_id: secret.publicId,
    regenerated_at: work.now,
    expires_at: expires,
  });
  await issueSecret(work, key.id, secret);
}

export const regenerate = action("api-keys", {
  title: "Regenerate",
  done: "Regenerated",
  description:
    "Issues a new secret. The old one works until the end of the grace period; a still older one stops working immediately.",
  levels: ["record"],
  sessionOnly: true,
  respondsWithMeta: true,
  grants: [CREATOR],
  parameters: regeneration,
  openWhen: notRevoked,
  run: runRegenerate,
});

export const endGrace = action("api-keys", {
  title: "End the grace period",
  done: "Ended the grace period of",
  description: "The old secret stops working immediately.",
  levels: ["record"],
  sessionOnly: true,
  grants: [CREATOR_OR_MANAGERS],
  openWhen: openWhenEach(({ revoked_at, previous_secret_expires_at }) => {
    if (revoked_at !== null) return REVOKED;
    return previous_secret_expires_at === null ? "The key has no current grace period." : null;
  }),
  async run({ work, records }) {
    const key = records[0]!;
    await endOldSecrets(work, key.id);
    await work.update("api-keys", key.id, {});
  },
});

export const revoke = action("api-keys", {
  title: "Revoke",
  done: "Revoked",
  description: "Both secrets are rejected from the next request on. This cannot be undone.",
  sessionOnly: true,
  grants: [CREATOR_OR_MANAGERS],
  parameters: { reason: field.choice("manual", "leaked", "replaced", "other").default("manual") },
  openWhen: notRevoked,
  async run({ work, records, params }) {
    const ids = records.map(({ id }) => id);
    await revokeKeys(work, ids, params.reason);
    return {
      message: plural(ids.length, message`Revoked ${ids.length} key.`, message`Revoked ${ids.length} keys.`),
    };
  },
});
