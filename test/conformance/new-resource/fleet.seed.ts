import type { Work } from "../../../src/engine/work/work.ts";

/** The rows that a workspace of the demo begins with. */
export async function seedFleet(work: Work): Promise<void> {
  const vehicle = await work.create("vehicles", {
    name: "Delivery van",
    plate: "B 100 ACM",
    kind: "van",
    color: "#ffffff",
    bought_on: "2024-03-01",
    registered_at: "2024-03-05T09:00:00Z",
    is_electric: false,
    inspections: [{ on: "2026-03-01", passed: true, fee: 80 }],
    tag_ids: [],
  });
  await work.create("trips", {
    vehicle_id: vehicle,
    started_at: "2026-07-01T08:00:00Z",
    distance_km: 42,
    purpose: "Trade fair",
  });
}
