import type { Action } from "../../engine/declare/action.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { invalidField } from "../../engine/errors/api-error.ts";
import { message, type Text } from "../../engine/errors/message.ts";
import { fieldMessage, MESSAGES } from "../../engine/errors/messages.ts";
import { fromContext, ident, sql } from "../../engine/sql/sql.ts";
import type { ComingWrite, Hooks, SettledChange } from "../../engine/work/contexts.ts";
import type { RecordChanges, ResourceName, StoredRecord } from "../../engine/work/records.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";
import { archiveActions } from "../archiving/archive-actions.ts";
import { NumberedOrder, type Placement } from "../ordering/numbered-order.ts";
import { reorderAction } from "../ordering/reorder-action.ts";
import { canBeEntered } from "./stage-choice.ts";
import { lockStages } from "./stage-locks.ts";

/** The records in a stage that have to leave it before it is archived. */
export interface StageOccupants {
  /** Their name: "open leads". */
  readonly plural: string;
  readonly isEmpty: (work: Work, stageId: string) => Promise<boolean>;
  /** Moves them to another stage, as a move of each. */
  readonly move: (work: Work, fromStageId: string, toStageId: string) => Promise<void>;
}

/** Stages of which some categories can never be without any, such as open and resolved ones. */
export interface StageCategories {
  readonly required: readonly string[];
}

export interface StageOptions {
  /** The permission to define stages. */
  readonly permission: string;
  /** The description of archiving in the API description. */
  readonly archiving: string;
  /** The resource of the stages' records and what of them is in a stage. */
  readonly occupants: StageOccupants;
  /**
   * For stages with a field `category`: occupants only move to a stage of the same one. If omitted, there are no
   * categories.
   */
  readonly categories?: StageCategories;
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

/** A stored stage by the fields that the rules know. */
interface Stage {
  readonly id: string;
  readonly category: string | null;
}

/**
 * The hooks and actions of a resource with `stageFields`. The stages that are not archived have the positions 1 to n; the
 * last one of them, or of a required category, can be neither archived nor deleted.
 */
export function stageRules<const Name extends ResourceName>(
  resource: Name,
  { permission, archiving, occupants, categories }: StageOptions,
): StageRules<Name> {
  const order = new NumberedOrder(resource);
  const stageOf = (record: Readonly<StoredRecord<Name>>) => record as unknown as Stage;
  const idOf = (record: Readonly<StoredRecord<Name>>) => stageOf(record).id;
  const grants = [{ permissions: [permission] }];
  const lock = (work: Work): Promise<void> => lockStages(work, resource);

  const positioned = (position: number | null) => ({ position }) as unknown as RecordChanges<Name>;

  /** The message that refuses to remove the only stage that is not archived, or null. */
  async function whyNotRemoved(
    record: Readonly<StoredRecord<Name>>,
    work: ReadOnlyWork,
  ): Promise<Text | null> {
    const places = await order.places(record, work);
    if (places.length === 1 && places[0]!.id === idOf(record)) return ONE_IS_REQUIRED;
    return categories ? whyNotTaken(categories, stageOf(record), work) : null;
  }

  /** The message that keeps the only stage of a required category in it, or null. */
  async function whyNotTaken(
    { required }: StageCategories,
    { id, category }: Stage,
    work: ReadOnlyWork,
  ): Promise<Text | null> {
    if (category === null || !required.includes(category)) return null;
    const [first, second] = await work.rows<{ id: string }>(sql`select s.id
      from ${ident(work.resource(resource).table)} s
      where s.workspace_id = ${fromContext("workspace")} and s.archived_at is null and s.category = ${category}
      limit 2`);
    const isOnlyOne = first?.id === id && second === undefined;
    return isOnlyOne ? message`At least one stage of the category ${category} is required.` : null;
  }

  /** Moves what is in the stage to another one. @throws 422 without a stage to which it can go */
  async function empty(work: Work, stage: Stage, target: string | null): Promise<void> {
    const path = "move_to_stage_id";
    const stageId = stage.id;
    if (target === null) {
      if (await occupants.isEmpty(work, stageId)) return;
      throw invalidField(path, fieldMessage(MESSAGES.required, path));
    }
    const category = categories ? stage.category : null;
    if (target === stageId || !(await canBeEntered(work, resource, target, category)))
      throw invalidField(path, fieldMessage(MESSAGES.selected, path));
    await occupants.move(work, stageId, target);
  }

  /** The same when several stages are archived together, of which the last one is only known then. */
  async function refuseLast(record: Readonly<StoredRecord<Name>>, work: Work): Promise<void> {
    const problem = await whyNotRemoved(record, work);
    if (problem) throw invalidField("repositories", problem);
  }

  /** Writers of positions run one at a time; so do deletions, which close a gap. */
  async function lockOrder({ kind, sent }: ComingWrite<Name>, work: Work): Promise<void> {
    const isDelete = kind === "update" && sent.size === 0;
    const fields = sent as ReadonlySet<string>;
    if (kind === "create" || isDelete || fields.has("position") || fields.has("category")) await lock(work);
  }

  return {
    hooks: {
      lock: lockOrder,
      settle: (change, work) => order.settlePlace(change, work),
      check: {
        async write(given, work) {
          const { stored, changes, fail } = given as unknown as SettledChange;
          if (!categories || stored === null || !changes("category")) return;
          const problem = stored.is_used
            ? "The category field cannot be changed once the stage has been used."
            : await whyNotTaken(categories, stored as unknown as Stage, work);
          if (problem) fail("category", problem);
        },
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
        parameters: {
          move_to_stage_id: field
            .reference(resource)
            .describe(`Where the ${occupants.plural} of the stage go; required if there are any.`),
        },
        async onArchive(record, work, { move_to_stage_id: target }) {
          await refuseLast(record, work);
          await empty(work, stageOf(record), target as string | null);
          await order.closeGap(record, work);
          return positioned(null);
        },
        onRestore: async (record, work) => positioned(await order.lastPlace(record, work)),
      }),
    },
  };
}
