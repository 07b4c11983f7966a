import { type Action, action } from "../../engine/declare/action.ts";
import { message, said } from "../../engine/errors/message.ts";
import { fieldLabel } from "../../engine/errors/messages.ts";
import type { ActionContext } from "../../engine/work/contexts.ts";
import type { ResourceName, StoredRecord, Values } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";
import type { NumberedOrder } from "./numbered-order.ts";

/** Refuses records that are archived or in another order than the first one. */
function refuseStrangers<Name extends ResourceName>(
  { within }: NumberedOrder<Name>,
  { resource, records, refuse, throwIfRefused }: ActionContext<Name>,
): void {
  const rows = records as readonly Values[];
  rows.forEach((record, index) => {
    if ((record.archived_at ?? null) !== null)
      refuse(index, message`The ${said(resource.singular)} is archived.`);
    else if (within !== null && record[within] !== rows[0]![within])
      refuse(index, message`The ${said(resource.singular)} is of another ${fieldLabel(within)}.`);
  });
  throwIfRefused();
}

/** What follows from a new order, such as totals that depend on it. */
interface ReorderEffect {
  readonly after?: (work: Work, records: readonly Values[]) => Promise<void>;
}

/**
 * The action `reorder` of a resource with positions: it gets all records of one order in their new order, and is refused
 * if one is missing, archived or of another order.
 */
export function reorderAction<const Name extends ResourceName>(
  order: NumberedOrder<Name>,
  { after, ...options }: Pick<Action<Name>, "description" | "grants" | "lock" | "openWhen"> & ReorderEffect,
): Action<Name> {
  return action(order.resource, {
    title: "Reorder",
    done: "Reordered",
    ...options,
    levels: ["collection"],
    async run(context): Promise<undefined> {
      const { work, records, resource, fail, throwIfRefused } = context;
      refuseStrangers(order, context);
      const all = await order.places(records[0], work);
      const group = order.within === null ? "that is not archived" : `of the ${fieldLabel(order.within)}`;
      if (all.length !== records.length)
        fail(
          "repositories",
          message`The repositories field must name every ${said(resource.singular)} ${group}.`,
        );
      throwIfRefused();
      await order.reorder(records as readonly Readonly<StoredRecord<Name>>[], work);
      await after?.(work, records as readonly Values[]);
    },
  });
}
