import type { Delivery } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { forbidden, said, type Text, type Work } from "../../../engine/work/index.ts";

/** How a person is notified of one kind of event. */
export interface Choice {
  readonly kind: string;
  readonly title: Text;
  readonly description: Text;
  /** The title of the module that declares the kind. */
  readonly module: Text;
  readonly delivery: Delivery;
  /** Whether channels of the workspace can have it. */
  readonly is_shareable: boolean;
  /** Whether the person has chosen it. */
  readonly is_chosen: boolean;
}

/** The account whose choices a request reads or changes. @throws 403 for a key without the scope `self` */
export function callersAccount({ actor }: Pick<Work, "actor">): string {
  if (actor.userId === null || !actor.relations.has("self")) throw forbidden("self");
  return actor.userId;
}

/** The caller's choices for all kinds, in the order of the modules. */
export async function ownChoices(work: Work): Promise<Choice[]> {
  const rows = await work.rows<{ kind: string; delivery: Delivery }>(sql`select c.kind, c.delivery
    from notification_choices c
    where c.workspace_id = ${fromContext("workspace")} and c.user_id = ${callersAccount(work)}`);
  const chosen = new Map(rows.map(({ kind, delivery }) => [kind, delivery]));
  return schemaOf(work).modules.flatMap(({ title: module, notifications = [] }) =>
    notifications.map(({ name, title, description, delivery, sharedWords }) => ({
      ...{ kind: name, title, description, module: said(module) },
      delivery: chosen.get(name) ?? delivery,
      is_shareable: sharedWords !== null,
      is_chosen: chosen.has(name),
    })),
  );
}

/** Stores how an account wants to be notified of a kind. */
export async function choose(work: Work, userId: string, kind: string, delivery: Delivery): Promise<void> {
  await work.rows(sql`insert into notification_choices (workspace_id, user_id, kind, delivery)
    values (${fromContext("workspace")}, ${userId}, ${kind}, ${delivery})
    on conflict (workspace_id, user_id, kind) do update set delivery = excluded.delivery`);
}
