import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { createApiKey } from "../index.ts";

export const fixture: Fixture<"api-keys"> = {
  body: (n) => ({
    // Scopes can only be narrowed: the values that a field is changed to (7 to 14) are a subset of all others.
    scopes: n >= 7 && n <= 14 ? ["view-employees"] : ["manage-employees", "view-leave"],
    ip_allowlist: [`192.0.2.${n % 250}`, "2001:db8::/32"],
    expires_at: `2027-01-${String((n % 28) + 1).padStart(2, "0")}T08:00:00+01:00`,
  }),
  openOnOwnRows: ["usage"],
  unrepeatable: ["key_hint"],
  makeRoom: revokeFormerKeys,
  prepare: keysInEveryState,
};

/** A person can have at most 50 keys that are not revoked. */
async function revokeFormerKeys({ app, choosable, workspace: { workspace } }: Site): Promise<void> {
  await app.installation.pool.query(
    `update api_keys set revoked_at = $2 where workspace_id = $1 and id <> all($3) and name !~ '^Key ' and revoked_at is null`,
    [workspace.id, app.clock.now(), choosable("api-keys")],
  );
}

/** Only signed-in people can create keys. */
async function keysInEveryState({ app, workspace: { workspace, ownerUserId } }: Site): Promise<void> {
  for (const name of ["Revoked", "Expired", "Narrow"]) {
    await app.installation.work(workspace, (work) =>
      createApiKey(work, {
        userId: ownerUserId,
        name,
        description: name === "Narrow" ? null : `${name} for the tests`,
        scopes: name === "Narrow" ? ["view-employees"] : "all",
        ips: name === "Narrow" ? ["10.0.0.0/8"] : [],
      }),
    );
  }
  await app.installation.pool.query(
    `update api_keys set revoked_at = case when name = 'Revoked' then $2::timestamptz end,
       revoked_by_user_id = case when name = 'Revoked' then $3 end,
       revoke_reason = case when name = 'Revoked' then 'manual' end,
       expires_at = case when name = 'Expired' then $2::timestamptz - interval '1 day' end,
       last_used_at = case when name = 'Revoked' then $2::timestamptz - interval '2 days' end
     where workspace_id = $1 and name in ('Revoked', 'Expired')`,
    [workspace.id, app.clock.now(), ownerUserId],
  );
}
