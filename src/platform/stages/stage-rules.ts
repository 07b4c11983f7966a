import type { Action } from "../../engine/declare/action.ts";
import { invalidField } from "../../engine/errors/api-error.ts";
import type { ComingWrite, Hooks } from "../../engine/work/contexts.ts";
import type { RecordChanges, ResourceName, StoredRecord } from "../../engine/work/records.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";
import { archiveActions } from "../archiving/archive-actions.ts";
import { NumberedOrder, type Placement } from "../ordering/numbered-order.ts";
import { reorderAction } from "../ordering/reorder-action.ts";

export interface StageOptions {
  /** The permission to define stages. */
  readonly permission: string;
  /** The description of archiving in the API description. */
  readonly archiving: string;
}

/** The rules of a resource of stages: their order, and that one of them always remains. */
export interface StageRules<Name extends string> {
  readonly hooks: Hooks<Name, Placement | null>;
  readonly actions: {
    readonly reorder: Action<Name>;
    readonly archive: Action<Name>;
    readonly restore: Action<Name>;
  };
}

const ONE_IS_REQUIRED = "At least one stage is required.";

/**
 * The hooks and actions of a resource with `stageFields`. The stages that are not archived have the positions 1 to n; the
 * last one of them can be neither archived nor deleted.
 */
export function stageRules<const Name extends ResourceName>(
  resource: Name,
  { permission, archiving }: StageOptions,
): StageRules<Name> {
  const order = new NumberedOrder(resource);
  const grants = [{ permissions: [permission] }];
  const lock = (work: Work): Promise<void> => work.lock(`order of ${resource}`);

  const positioned = (position: number | null) => ({ position }) as unknown as RecordChanges<Name>;

  /** The message that refuses to remove the only stage that is not archived, or null. */
  async function whyNotRemoved(
    record: Readonly<StoredRecord<Name>>,
    work: ReadOnlyWork,
  ): Promise<string | null> {
    const places = await order.places(record, work);
    const { id } = record as unknown as { readonly id: string };
    return places.length === 1 && places[0]!.id === id ? ONE_IS_REQUIRED : null;
  }

  /** The same when several stages are archived together, of which the last one is only known then. */
  async function refuseLast(record: Readonly<StoredRecord<Name>>, work: Work): Promise<void> {
    const problem = await whyNotRemoved(record, work);
    if (problem) throw invalidField("repositories", problem);
  }

  /** Writers of positions run one at a time; so do deletions, which close a gap. */
  async function lockOrder({ kind, sent }: ComingWrite<Name>, work: Work): Promise<void> {
    const isDelete = kind === "update" && sent.size === 0;
    if (kind === "create" || isDelete || (sent as ReadonlySet<string>).has("position")) await lock(work);
  }

  return {
    hooks: {
      lock: lockOrder,
      settle: (change, work) => order.settlePlace(change, work),
      check: {
        async delete(stored, work) {
          const problem = await whyNotRemoved(stored, work);
          if (problem) throw invalidField("id", problem);
        },
      },
      after: {
        check: {
          async write(_written, work, placement) {
            if (placement) await order.makeRoom(placement, work);
          },
          delete: (stored, work) => order.closeGap(stored, work),
        },
      },
    },
    actions: {
      reorder: reorderAction(order, {
        description:
          "Reorders the stages, all of which must be given in the new order unless they are archived.",
        grants,
        lock,
      }),
      ...archiveActions(resource, {
        description: archiving,
        grants,
        lock,
        mayArchive: whyNotRemoved,
        async onArchive(record, work) {
          await refuseLast(record, work);
          await order.closeGap(record, work);
          return positioned(null);
        },
        onRestore: async (record, work) => positioned(await order.lastPlace(record, work)),
      }),
    },
  };
}
