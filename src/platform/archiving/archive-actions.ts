import { type Action, action } from "../../engine/declare/action.ts";
import type { Work } from "../../engine/execute/work.ts";
import type { ActionContext } from "../../engine/work/contexts.ts";
import type { RecordChanges, ResourceName, StoredRecord } from "../../engine/work/records.ts";

type Awaitable<Value> = Promise<Value> | Value;

/** What forbids a change of state: the message of the 422, or null. */
type Guard<Name extends string> = (
  record: Readonly<StoredRecord<Name>>,
  work: Work,
) => Awaitable<string | null>;

/** What else changes in the record; what is done elsewhere is done on the way. */
type Follow<Name extends string> = (
  record: Readonly<StoredRecord<Name>>,
  work: Work,
) => Promise<RecordChanges<Name>>;

export interface ArchiveOptions<Name extends string> extends Pick<Action, "grants" | "lock"> {
  /** What archiving does, in the API description. */
  readonly description: string;
  readonly mayArchive?: Guard<Name>;
  readonly mayRestore?: Guard<Name>;
  readonly onArchive?: Follow<Name>;
  readonly onRestore?: Follow<Name>;
}

/** What the actions know of a record of whatever resource: that it can be archived. */
interface Archivable {
  readonly id: string;
  readonly archived_at: Date | null;
}

async function checkEach<Name extends string>(
  { records, refuse, throwIfRefused }: ActionContext<Name>,
  problem: (record: Archivable, whole: StoredRecord<Name>) => Awaitable<string | null>,
): Promise<void> {
  for (const [index, record] of records.entries()) {
    const message = await problem(record as unknown as Archivable, record);
    if (message !== null) refuse(index, message);
  }
  throwIfRefused();
}

async function setArchivedAt<Name extends ResourceName>(
  name: Name,
  { work, records }: ActionContext<Name>,
  moment: Date | null,
  follow?: Follow<Name>,
): Promise<void> {
  for (const record of records) {
    const more = await follow?.(record, work);
    const { id } = record as unknown as Archivable;
    await work.update(name, id, { archived_at: moment, ...more } as RecordChanges<Name>);
  }
}

/**
 * The actions `archive` and `restore` of a resource that keeps `archived_at`, for one record or several, all or
 * nothing. Whoever repeats one is told that the record is in that state already.
 */
export function archiveActions<const Name extends ResourceName>(
  resource: Name,
  options: ArchiveOptions<Name>,
): { archive: Action<Name>; restore: Action<Name> } {
  const { description, grants, lock, mayArchive, mayRestore, onArchive, onRestore } = options;
  return {
    archive: action(resource, {
      title: "Archive",
      done: "Archived",
      description,
      grants,
      lock,
      async run(context): Promise<undefined> {
        await checkEach(context, ({ archived_at }, record) =>
          archived_at === null
            ? (mayArchive?.(record, context.work) ?? null)
            : `The ${context.resource.singular} is already archived.`,
        );
        await setArchivedAt(resource, context, context.work.now, onArchive);
      },
    }),
    restore: action(resource, {
      title: "Restore",
      done: "Restored",
      description: "Takes it back out of the archive.",
      grants,
      lock,
      async run(context): Promise<undefined> {
        await checkEach(context, ({ archived_at }, record) =>
          archived_at === null
            ? `The ${context.resource.singular} is not archived.`
            : (mayRestore?.(record, context.work) ?? null),
        );
        await setArchivedAt(resource, context, null, onRestore);
      },
    }),
  };
}
