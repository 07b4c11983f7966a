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
  /** The last place that it could have. */
  readonly last: number;
  /** Those that are stored. */
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

  /** What records in the same order have in common. */
  #groupOf(record: Readonly<Values>): unknown {
    return this.within === null ? null : record[this.within];
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
  #renumber(places: readonly Place[], gap: number, work: Work): Promise<void> {
    const placeAt = (index: number): number => (index + 1 < gap ? index + 1 : index + 2);
    return this.#place(
      places.map(({ id, position }, index) => ({ id, position, place: placeAt(index) })),
      work,
    );
  }

  /** Gives those another position whose place is another one. */
  #place(records: readonly (Ordered & { readonly place: number })[], work: Work): Promise<void> {
    const moved = records.filter(({ position, place }) => position !== place);
    const changes = moved.map(
      ({ id, place }) => [id, { position: place } as unknown as RecordChanges<Name>] as const,
    );
    return work.updateEach(this.resource, new Map(changes));
  }

  /**
   * Determines the place of a written record: the requested one, else the last. Null: it does not move. Of records that
   * are created together, each but the first gets the last place.
   */
  async settlePlace(given: Change<Name>, work: ReadOnlyWork): Promise<Placement | null> {
    const change = given as unknown as Change;
    const { values, id } = change;
    const stored = change.stored && ordered(change.stored);
    if (stored?.archived_at || (this.within !== null && change.unread.has(this.within))) {
      values.position = stored?.position ?? null;
      return null;
    }
    if (stored && !change.changes("position")) return null;
    const except = stored ? id : "none";
    const others = await change.once(`${this.resource} of ${this.#groupOf(values)} but ${except}`, () =>
      this.#others(values, id, work),
    );
    const ahead = change.ahead.filter((one) => this.#groupOf(one) === this.#groupOf(values));
    const last = others.length + ahead.length + 1;
    const wanted = ahead.length === 0 ? (values.position as number | null | undefined) : null;
    const place = Math.min(wanted ?? last, last);
    values.position = place;
    return { place, last, others };
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
    await this.#place(
      records.map((record, index) => ({ ...ordered(record), place: index + 1 })),
      work,
    );
  }
}
