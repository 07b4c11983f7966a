import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import type { EntriesAt, Pending } from "./append-entries.ts";
import { difference } from "./difference.ts";
import { entryOf } from "./entry.ts";
import { withoutErased } from "./erase-noted.ts";
import { appendPlainCreations } from "./plain-creations.ts";
import type { Discretion } from "./record-snapshots.ts";
import type { RecordsAtEnd } from "./records-at-end.ts";
import type { Touched, UseOfRecords } from "./usage.ts";

/** A record that the transaction changed, with its event in the journal. */
export interface Noted extends Touched {
  event: string;
  params: Values | null;
  /** How discreetly it was to be reported before the change. */
  discretion: Discretion;
}

/** A changed record with the id of its entry. */
export interface Reported {
  readonly noted: Noted;
  readonly entryId: string;
}

/** What is kept out of entries, by resource and id. */
interface Marks {
  /** Records whose entries name nobody. */
  readonly nameless: ReadonlySet<string>;
  /** The values that stand in the place of erased ones. */
  readonly erased: ReadonlyMap<string, Readonly<Values> | null>;
}

/** The entries of changed records at the end of a transaction. */
export class EntriesOfRecords {
  readonly #client: WorkspaceClient;
  readonly #atEnd: RecordsAtEnd;
  readonly #marks: Marks;
  readonly #use: UseOfRecords;
  readonly #together: EntriesAt;

  constructor(
    client: WorkspaceClient,
    atEnd: RecordsAtEnd,
    marks: Marks,
    use: UseOfRecords,
    together: EntriesAt,
  ) {
    this.#client = client;
    this.#atEnd = atEnd;
    this.#marks = marks;
    this.#use = use;
    this.#together = together;
  }

  /** Appends the entries that the database can build; returns the others. */
  async appendPlain(some: readonly Reported[]): Promise<Reported[]> {
    const plain = some.filter(({ noted }) => this.#isPlainCreation(noted));
    await appendPlainCreations(this.#client, plain, this.#use, this.#together);
    return some.filter((one) => !plain.includes(one));
  }

  /** Whether the entry consists of what the record is at the end, so that the database can build it. */
  #isPlainCreation({ resource, id, before, event, params }: Noted): boolean {
    const key = `${resource.name}/${id}`;
    return (
      before === null &&
      event === "created" &&
      params === null &&
      resource.key === "ulid" &&
      !resource.policy.journal?.discretion &&
      !this.#marks.nameless.has(key) &&
      !this.#marks.erased.has(key)
    );
  }

  /** The entries of some changed records, whose references are added to what is used. */
  async entriesOf(some: readonly Reported[]): Promise<Pending[]> {
    const entries: Pending[] = [];
    const records = await this.#atEnd.read(some.map(({ noted }) => noted));
    for (const { noted, entryId } of some) {
      const { resource, id } = noted;
      const { values: after, discretion } = records.get(`${resource.name}/${id}`) ?? {
        values: null,
        discretion: noted.discretion,
      };
      this.#use.add(noted, after);
      const changes = difference(noted.before, after, resource);
      if (noted.before === null && after === null) continue;
      if (noted.event === "updated" && Object.keys(changes).length === 0) continue;
      if (discretion === "unreported") {
        // Lists change nevertheless, so that no cached total may be used any more.
        this.#together.commit.coversType(resource.name);
        continue;
      }
      const event = after === null ? "deleted" : noted.event;
      const entry = entryOf(noted, after ?? noted.before!, event, changes);
      const erased = this.#marks.erased.get(`${resource.name}/${id}`);
      entries.push({
        id: entryId,
        entry: erased === undefined ? entry : withoutErased(entry, erased),
        isNameless: discretion === "nameless" || this.#marks.nameless.has(`${resource.name}/${id}`),
      });
    }
    return entries;
  }
}
