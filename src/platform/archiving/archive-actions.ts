import { type Action, action, type OpenWhen, openWhenEach } from "../../engine/declare/action.ts";
import type { ActionContext } from "../../engine/work/contexts.ts";
import type { RecordChanges, ResourceName, StoredRecord } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";

type Awaitable<Value> = Promise<Value> | Value;

/** The message of the 422 that forbids a change of state, or null. */
type Guard<Name extends string> = (
  record: Readonly<StoredRecord<Name>>,
  work: Work,
) => Awaitable<string | null>;

/** Further changes of the record; changes elsewhere are made as side effects. */
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

/**
 * Open for records in the state, as far as the guard agrees; the others are refused with the state that they are in.
 */
const openFor =
  <Name extends ResourceName>(name: Name, isArchived: boolean, guard?: Guard<Name>): OpenWhen<Name> =>
  (records, work) =>
    openWhenEach<Name>((record) => {
      const { archived_at } = record as unknown as Archivable;
      if ((archived_at !== null) === isArchived) return guard?.(record, work) ?? null;
      return `The ${work.resource(name).singular} is ${isArchived ? "not" : "already"} archived.`;
    })(records, work);

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
 * nothing. Repeating one is refused, since the record is in that state already.
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
      openWhen: openFor(resource, false, mayArchive),
      async run(context): Promise<undefined> {
        await setArchivedAt(resource, context, context.work.now, onArchive);
      },
    }),
    restore: action(resource, {
      title: "Restore",
      done: "Restored",
      description: "Takes it back out of the archive.",
      grants,
      lock,
      openWhen: openFor(resource, true, mayRestore),
      async run(context): Promise<undefined> {
        await setArchivedAt(resource, context, null, onRestore);
      },
    }),
  };
}
