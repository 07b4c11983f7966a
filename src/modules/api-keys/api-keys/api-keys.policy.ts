import { own, type RowCondition } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";

/** Sees and ends everybody's keys; changes nobody else's. */
export const MANAGERS = "manage-api-keys";

const isOwn: RowCondition = (alias) =>
  sql`${column(alias, "created_by_user_id")} = ${fromContext("selfUser")}`;

/** The key that the request is made with. */
export const isCurrent: RowCondition = (alias) =>
  sql`coalesce(${column(alias, "id")} = ${fromContext("apiKey")}, false)`;

/** The creator's own key, when the creator is here in person. */
const isOwnInPerson: RowCondition = (alias) => sql`${fromContext("apiKey")} is null and ${isOwn(alias)}`;

/** Whoever made a key, and nobody else. */
export const CREATOR = { permissions: [], rows: { self: isOwnInPerson } };
/** Whoever made a key, and the managers of all. */
export const CREATOR_OR_MANAGERS = { permissions: [MANAGERS], rows: { self: isOwnInPerson } };

const isOwnOrCurrent = { anybody: isCurrent, self: isOwn };

/** Own keys, all of them for managers, and always the one of the request. Only the creator changes a key. */
export const apiKeyPolicy = own(
  { permissions: [MANAGERS], rows: isOwnOrCurrent },
  {
    write: [],
    create: "everyone",
    update: [CREATOR],
    tiers: {
      usage: { read: { permissions: [MANAGERS], rows: isOwnOrCurrent }, write: [], query: MANAGERS },
    },
  },
);
