import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"views"> = {
  body: (n, { choosable }) => {
    const isBoard = n % 2 === 1;
    const shared_with = (["everyone", "nobody", "roles"] as const)[n % 3]!;
    return {
      resource: isBoard ? "tickets" : "leads",
      layout: isBoard ? "board" : "list",
      filters: { status: "open", created_at: "last_30_days" },
      search: `words ${n}`,
      sort: n % 2 === 0 ? "-id" : "id",
      columns: n % 2 === 0 ? ["status", "created_at"] : ["status"],
      group_by: "stage_id",
      shared_with,
      role_ids: shared_with === "roles" ? choosable("roles").slice(0, 1) : [],
      is_default: false,
    };
  },
};
