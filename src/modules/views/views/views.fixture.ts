import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

const rolesOf = ({ choosable }: Site) => ({ role_ids: choosable("roles").slice(0, 1) });

export const fixture: Fixture<"views"> = {
  body: (n, site) => {
    const isBoard = n % 2 === 1;
    const layout = (["list", "board", "timeline", "board", "calendar", "board"] as const)[n % 6]!;
    return {
      name: `View ${n}`,
      resource: isBoard ? "tickets" : "leads",
      layout,
      filters: { status: "open", created_at: "last_30_days" },
      search: `words ${n}`,
      sort: isBoard ? "id" : "-id",
      columns: isBoard ? ["status"] : ["status", "created_at"],
      group_by: "stage_id",
      shared_with: (["everyone", "nobody", "roles"] as const)[n % 3]!,
      ...rolesOf(site),
      is_default: false,
    };
  },
  // The oldest one is in sight of everybody.
  always: ["shared_with", "role_ids"],
  prepare: chooseDefault,
  together: { shared_with: rolesOf, is_default: { shared_with: "everyone" } },
  // Views of others are out of sight, or not different from one's own.
  uniform: ["is_own", "user_id"],
};

async function chooseDefault({ owner }: Site): Promise<void> {
  const shared = { shared_with: "everyone", is_default: true };
  await owner.post("/views", { name: "Without those who left", resource: "employees", ...shared });
}
