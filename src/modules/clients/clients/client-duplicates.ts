import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ReadOnlyWork, Values } from "../../../engine/work/index.ts";

/** A client in use that a new one would double. */
interface Duplicate {
  readonly id: string;
  readonly name: string;
  readonly matched_on: ("name" | "vat_number")[];
}

interface Found extends Values {
  readonly id: string;
  readonly name: string;
  readonly by_name: boolean;
  readonly by_vat_number: boolean;
  /** It is made by this very request, which will fail. */
  readonly is_new: boolean;
}

const MOST_TOLD = 20;

/** Clients in use with the name, whatever its case and accents, or with the VAT number; the oldest first. */
function clientsLike({ values }: Change<"clients">, work: ReadOnlyWork): Promise<Found[]> {
  const [name, vatNumber] = [values.name ?? null, values.vat_number ?? null];
  return work.rows<Found>(
    sql`select c.id, c.name, c.xmin = pg_current_xact_id()::xid as is_new,
        coalesce(fold(c.name) = fold(${name}::text), false) as by_name,
        coalesce(c.vat_number = ${vatNumber}::text, false) as by_vat_number
      from clients c where c.workspace_id = ${fromContext("workspace")} and c.archived_at is null
        and (fold(c.name) = fold(${name}::text) or c.vat_number = ${vatNumber}::text)
      order by c.id limit ${MOST_TOLD}::integer`,
  );
}

const toDuplicate = ({ id, name, by_name, by_vat_number }: Found): Duplicate => ({
  id,
  name,
  matched_on: [...(by_name ? (["name"] as const) : []), ...(by_vat_number ? (["vat_number"] as const) : [])],
});

/** Refuses a new client that seems to exist already, unless the request says that it may. */
export async function checkDuplicates(change: Change<"clients">, work: ReadOnlyWork): Promise<void> {
  if (change.values.allow_duplicate === true) return;
  const found = await clientsLike(change, work);
  if (found.length === 0) return;
  if (found.some(({ by_name }) => by_name)) change.fail("name", "A client with this name already exists.");
  if (found.some(({ by_vat_number }) => by_vat_number))
    change.fail("vat_number", "A client with this VAT number already exists.");
  change.attach("duplicates", found.filter(({ is_new }) => !is_new).map(toDuplicate));
}
