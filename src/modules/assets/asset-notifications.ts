import { notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { nameIn } from "../../platform/notifications/event-values.ts";
import { personOf } from "../employees/index.ts";

/** People get equipment. */
export const assetNotifications = [
  notification({
    name: "asset-to-accept",
    title: message`Equipment to accept`,
    description: message`You were given equipment and are asked to confirm that you have it.`,
    resource: "asset-assignments",
    events: ["created"],
    when: (entry) => sql`${ident(entry)}.changes #>> '{requires_acceptance,to}' = 'true'`,
    employees: personOf("asset_assignments"),
    include: "asset[name]",
    words: (event) => {
      const asset = nameIn(event, "asset");
      return {
        title:
          asset === null
            ? message`Please confirm that you have your equipment`
            : message`Please confirm that you have ${asset}`,
        detail: null,
      };
    },
    decisions: ["accept", "decline"],
  }),
];
