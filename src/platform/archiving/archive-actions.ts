import { type Action, action, type OpenWhen, openWhenEach } from "../../engine/declare/action.ts";
import { message, said, type Text } from "../../engine/errors/message.ts";
import type { ActionContext } from "../../engine/work/contexts.ts";
import type { RecordChanges, ResourceName, StoredRecord, Values } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";

type Awaitable<Value> = Promise<Value> | Value;

/** The message of the 422 that refuses the change of state, or null. */
type Guard<Name extends string> = (
  record: Readonly<StoredRecord<Name>>,
  work: Work,
) => Awaitable<Text | null>;

/**
 * Returns further changes of the record, and writes other records as side effects. `params` are the parameters of the
 * action.
 */
type Follow<Name extends string> = (
  record: Readonly<StoredRecord<Name>>,
  work: Work,
  params: Readonly<Values>,
) => Promise<RecordChanges<Name>>;

export interface ArchiveOptions<Name extends string> extends Pick<Action, "grants" | "lock"> {
  /** The description of archiving in the API description. */
  readonly description: string;
  /** The parameters of archiving. */
  readonly parameters?: Action["parameters"];
  readonly mayArchive?: Guard<Name>;
  readonly mayRestore?: Guard<Name>;
  readonly onArchive?: Follow<Name>;
  readonly onRestore?: Follow<Name>;
}

/** The fields of an archivable record of any resource. */
interface Archivable {
  readonly id: string;
  readonly archived_at: Date | null;
}

/** Open for records in the given state if the guard allows it; for others the message names their state. */
const openFor =
  <Name extends ResourceName>(name: Name, isArchived: boolean, guard?: Guard<Name>): OpenWhen<Name> =>
  (records, work) =>
    openWhenEach<Name>((state) => {
      const record = state as unknown as Readonly<StoredRecord<Name>> & Archivable;
      if ((record.archived_at !== null) === isArchived) return guard?.(record, work) ?? null;
      const singular = said(work.resource(name).singular);
      return isArchived
        ? message`The ${singular} is not archived.`
        : message`The ${singular} is already archived.`;
    })(records, work);

async function setArchivedAt<Name extends ResourceName>(
  name: Name,
  { work, records, params }: ActionContext<Name, Values>,
  moment: Date | null,
  follow?: Follow<Name>,
): Promise<void> {
  for (const record of records) {
    const more = await follow?.(record, work, params);
    const { id } = record as unknown as Archivable;
    await work.update(name, id, { archived_at: moment, ...more } as RecordChanges<Name>);
  }
}

/**
 * The actions `archive` and `restore` of a resource with `archived_at`, for one record or several, all or nothing.
 * Repeating one is refused, because the record is already in that state.
 */
export function archiveActions<const Name extends ResourceName>(
  resource: Name,
  options: ArchiveOptions<Name>,
): { archive: Action<Name>; restore: Action<Name> } {
  const {
    description,
    grants,
    lock,
    parameters = {},
    mayArchive,
    mayRestore,
    onArchive,
    onRestore,
  } = options;
  return {
    archive: action(resource, {
      title: "Archive",
      done: "Archived",
      description,
      grants,
      lock,
      parameters,
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
