import { type Action, action } from "../../engine/declare/action.ts";
import type { Values } from "../../engine/execute/contexts.ts";
import type { Work } from "../../engine/execute/work.ts";
import type { ActionContext } from "../../engine/work/contexts.ts";

/** What forbids a change of state: the message of the 422, or null. */
type Guard = (record: Readonly<Values>, work: Work) => Promise<string | null> | string | null;

export interface ArchiveOptions extends Pick<Action, "grants" | "lock"> {
  /** What archiving does, in the API description. */
  readonly description: string;
  readonly mayArchive?: Guard;
  readonly mayRestore?: Guard;
  /** What else changes in the record, and what is done elsewhere. */
  readonly onArchive?: Follow;
  readonly onRestore?: Follow;
}

type Follow = (record: Readonly<Values>, work: Work) => Promise<Values>;

async function checkEach(
  { work, records, refuse, throwIfRefused }: ActionContext,
  problem: Guard,
): Promise<void> {
  for (const [index, record] of records.entries()) {
    const message = await problem(record, work);
    if (message !== null) refuse(index, message);
  }
  throwIfRefused();
}

async function setArchivedAt(
  { work, resource, records }: ActionContext,
  moment: Date | null,
  follow?: Follow,
): Promise<void> {
  for (const record of records) {
    const more = await follow?.(record, work);
    await work.update(resource.name, String(record.id), { archived_at: moment, ...more });
  }
}

/**
 * The actions `archive` and `restore` of a resource that keeps `archived_at`, for one record or several, all or
 * nothing. Whoever repeats one is told that the record is in that state already.
 */
export function archiveActions(options: ArchiveOptions): { archive: Action; restore: Action } {
  const { description, grants, lock, mayArchive, mayRestore, onArchive, onRestore } = options;
  return {
    archive: action({
      title: "Archive",
      done: "Archived",
      description,
      grants,
      lock,
      async run(context): Promise<undefined> {
        await checkEach(context, (record, work) =>
          record.archived_at === null
            ? (mayArchive?.(record, work) ?? null)
            : `The ${context.resource.singular} is already archived.`,
        );
        await setArchivedAt(context, context.work.now, onArchive);
      },
    }),
    restore: action({
      title: "Restore",
      done: "Restored",
      description: "Takes it back out of the archive.",
      grants,
      lock,
      async run(context): Promise<undefined> {
        await checkEach(context, (record, work) =>
          record.archived_at === null
            ? `The ${context.resource.singular} is not archived.`
            : (mayRestore?.(record, work) ?? null),
        );
        await setArchivedAt(context, null, onRestore);
      },
    }),
  };
}
