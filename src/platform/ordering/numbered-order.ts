import { column, fromContext, ident, type Sql, sql } from "../../engine/sql/sql.ts";
import type { Change } from "../../engine/work/contexts.ts";
import type {
  FieldName,
  RecordChanges,
  ResourceName,
  StoredRecord,
  Values,
} from "../../engine/work/records.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";

/** A record with its number in the order. */
interface Place extends Values {
  readonly id: string;
  readonly position: number;
}

/** The new place of a record, and the others in their order. */
export interface Placement {
  readonly place: number;
  readonly others: readonly Place[];
}

/** The fields of an ordered record; its number is null while it is archived. Not all records can be archived. */
interface Ordered extends Values {
  readonly id: string;
  readonly position: number | null;
  readonly archived_at?: Date | null;
}

/** A stored record by the fields that every ordered record has. */
const ordered = (record: unknown): Ordered => record as Ordered;

/**
 * An order in which the records of a resource that are not archived have the positions 1 to n without gaps. The
 * resource has the field `position` and, if its records can be archived, `archived_at`. Writers of the order hold a lock, which is the caller's part.
 */
export class NumberedOrder<Name extends ResourceName> {
  readonly resource: Name;
  /** The field whose values have an order each; null: there is one order. */
  readonly within: FieldName<Name> | null;

  constructor(resource: Name, { within = null }: { readonly within?: FieldName<Name> | null } = {}) {
    this.resource = resource;
    this.within = within;
  }

  /** The condition on the records that are in the same order as the given one, archived ones excluded. */
  #inSameOrder(record: unknown, work: ReadOnlyWork): Sql {
    const same =
      this.within === null
        ? sql``
        : sql` and ${column("o", this.within)} = ${(record as Values)[this.within]}`;
    const canBeArchived = work.resource(this.resource).fields.has("archived_at");
    const present = canBeArchived ? sql` and o.archived_at is null` : sql``;
    return sql`o.workspace_id = ${fromContext("workspace")}${present}${same}`;
  }

  /** The places of the records in the same order as the given one, in order. */
  places(record: unknown, work: ReadOnlyWork): Promise<Place[]> {
    const { table } = work.resource(this.resource);
    return work.rows<Place>(sql`select o.id, o.position from ${ident(table)} o
      where ${this.#inSameOrder(record, work)} order by o.position, o.id`);
  }

  async #others(record: unknown, exceptId: string, work: ReadOnlyWork): Promise<Place[]> {
    return (await this.places(record, work)).filter(({ id }) => id !== exceptId);
  }

  /** Sets the positions in the given order; the position `gap` is left free. */
  async #renumber(places: readonly Place[], gap: number, work: Work): Promise<void> {
    for (const [index, { id, position }] of places.entries()) {
      const place = index + 1 < gap ? index + 1 : index + 2;
      if (position !== place) await this.#place(id, place, work);
    }
  }

  #place(id: string, position: number, work: Work): Promise<void> {
    return work.update(this.resource, id, { position } as unknown as RecordChanges<Name>);
  }

  /** Determines the place of a written record: the requested one, else the last. Null: it does not move. */
  async settlePlace(given: Change<Name>, work: ReadOnlyWork): Promise<Placement | null> {
    const change = given as unknown as Change;
    const { values, id } = change;
    const stored = change.stored && ordered(change.stored);
    if (stored?.archived_at || (this.within !== null && change.unread.has(this.within))) {
      values.position = stored?.position ?? null;
      return null;
    }
    if (stored && !change.changes("position")) return null;
    const others = await this.#others(values, id, work);
    const last = others.length + 1;
    const place = Math.min((values.position as number | null | undefined) ?? last, last);
    values.position = place;
    return { place, others };
  }

  /** Moves the other records, so that the place of a written one is free. */
  makeRoom({ others, place }: Placement, work: Work): Promise<void> {
    return this.#renumber(others, place, work);
  }

  /** Moves up the records after one that is archived or deleted. */
  async closeGap(record: Readonly<StoredRecord<Name>>, work: Work): Promise<void> {
    const others = await this.#others(record, ordered(record).id, work);
    await this.#renumber(others, Number.POSITIVE_INFINITY, work);
  }

  /** The place of a restored record: the last one. */
  async lastPlace(record: Readonly<StoredRecord<Name>>, work: Work): Promise<number> {
    return (await this.#others(record, ordered(record).id, work)).length + 1;
  }

  /** Gives records, which are all of one order, the positions of the given sequence. */
  async reorder(records: readonly Readonly<StoredRecord<Name>>[], work: Work): Promise<void> {
    for (const [index, record] of records.entries()) {
      const { id, position } = ordered(record);
      if (position !== index + 1) await this.#place(id, index + 1, work);
    }
  }
}
