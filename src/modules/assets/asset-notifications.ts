import { notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import { detailOf, nameIn } from "../../platform/notifications/event-values.ts";
import { personOf } from "../employees/index.ts";

/** People get equipment. */
export const assetNotifications = [
  notification({
    name: "asset-to-accept",
    title: "Equipment to accept",
    description: "You were given equipment and are asked to confirm that you have it.",
    resource: "asset-assignments",
    events: ["created"],
    when: (entry) => sql`${ident(entry)}.changes #>> '{requires_acceptance,to}' = 'true'`,
    employees: personOf("asset_assignments"),
    include: "asset[name]",
    words: (event) => ({
      title: `Please confirm that you have ${nameIn(event, "asset") ?? "your equipment"}`,
      detail: detailOf(null),
    }),
    decisions: ["accept", "decline"],
  }),
];
