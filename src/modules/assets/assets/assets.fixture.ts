import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

export const fixture: Fixture<"assets"> = {
  body: (n) => ({
    purchase_date: addDays("2024-12-31", -(n % 900)),
    warranty_until: addDays("2026-01-01", n % 900),
    purchase_cost: 1_000 + n,
    salvage_value: n % 300,
  }),
  together: { purchase_date: { warranty_until: null } },
  // Whoever may see all assets may see what they cost; their holders see them without.
  seesByRelation: ({ choosable, workspace }) => workspace.callerFor(choosable("employees")[0]!),
  prepare: assetsInEveryState,
};

/** Brings assets of their own into every status; two of them are with somebody, one of these has been for too long. */
async function assetsInEveryState(site: Site): Promise<void> {
  const { choosable } = site;
  const [first] = choosable("employees");
  const [type] = choosable("asset-types");
  const ways: readonly (readonly [action: string, body: Record<string, unknown>])[][] = [
    [["assign", { employee_id: first, assigned_on: "2026-01-10", expected_return_date: "2026-02-10" }]],
    [["assign", { employee_id: first, assigned_on: "2026-03-10" }]],
    [
      ["assign", { employee_id: first, assigned_on: "2026-01-20" }],
      ["return", { needs_repair: true, condition: "poor" }],
    ],
    [["report-lost", {}]],
    [["retire", { reason: "sold", disposal_value: 50, retired_on: "2026-05-01" }]],
    [["retire", { reason: "scrapped", retired_on: "2026-05-02" }]],
  ];
  for (const [n, actions] of ways.entries()) {
    const made = await site.owner.post("/assets", {
      name: `In use ${n}`,
      asset_type_id: type,
      purchase_cost: 500 + n,
      purchase_date: "2025-06-01",
    });
    if (made.status !== 201) throw new Error(`The asset could not be made: ${made.text}`);
    for (const [action, body] of actions) {
      const reply = await site.owner.post(`/assets/${made.body.data.id}/actions?action=${action}`, body);
      if (reply.status !== 200) throw new Error(`The asset could not take ${action}: ${reply.text}`);
    }
  }
}
