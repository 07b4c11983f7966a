import { type Condition, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, or, sql } from "../../../engine/sql/index.ts";
import { isOfAssigned, isReadableComment, MANAGERS, VIEWERS } from "../tickets/tickets.policy.ts";

const isAuthors: RelatedRows = {
  self: (alias) => sql`${column(alias, "author_user_id")} = ${fromContext("selfUser")}`,
};

/** The author of the comment, and holders of manage-tickets. */
export const COMMENT_EDITORS: Condition = { permissions: [MANAGERS], rows: isAuthors };

/** Comments are written by whoever sees the ticket; hooks leave each body to its author. */
export const commentPolicy = own(
  { permissions: VIEWERS, rows: isReadableComment },
  {
    write: [MANAGERS],
    create: "everyone",
    update: [
      { permissions: [MANAGERS] },
      {
        permissions: [],
        rows: { self: (alias) => or([isAuthors.self!(alias), isOfAssigned.self!(alias)]) },
        fields: ["ticket_id", "body", "visibility"],
      },
    ],
    delete: COMMENT_EDITORS,
  },
);
