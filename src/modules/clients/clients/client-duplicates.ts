import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ReadOnlyWork, Values } from "../../../engine/work/index.ts";

/** An existing client that seems to be the same as a new one. */
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
  /** Created earlier in this bulk request, which fails as a whole, so that its id is not returned. */
  readonly is_new: boolean;
}

const MAX_DUPLICATES = 20;

/**
 * Unarchived clients with the same name (ignoring case and accents) or the same VAT number, oldest first. Both are found
 * by indexes.
 */
function findDuplicates({ values }: Change<"clients">, work: ReadOnlyWork): Promise<Found[]> {
  const [name, vatNumber] = [values.name ?? null, values.vat_number ?? null];
  return work.rows<Found>(
    sql`select c.id, c.name, c.xmin = pg_current_xact_id()::xid as is_new,
        coalesce(c.folded_name = fold(${name}::text), false) as by_name,
        coalesce(c.vat_number = ${vatNumber}::text, false) as by_vat_number
      from clients c where c.workspace_id = ${fromContext("workspace")} and c.archived_at is null
        and (c.folded_name = fold(${name}::text) or c.vat_number = ${vatNumber}::text)
      order by c.id limit ${MAX_DUPLICATES}::integer`,
  );
}

const toDuplicate = ({ id, name, by_name, by_vat_number }: Found): Duplicate => ({
  id,
  name,
  matched_on: [...(by_name ? (["name"] as const) : []), ...(by_vat_number ? (["vat_number"] as const) : [])],
});

/** Refuses a new client that seems to exist already, unless the request sets `allow_duplicate`. */
export async function checkDuplicates(change: Change<"clients">, work: ReadOnlyWork): Promise<void> {
  if (change.values.allow_duplicate === true) return;
  const found = await findDuplicates(change, work);
  if (found.length === 0) return;
  if (found.some(({ by_name }) => by_name)) change.fail("name", "A client with this name already exists.");
  if (found.some(({ by_vat_number }) => by_vat_number))
    change.fail("vat_number", "A client with this VAT number already exists.");
  change.attach("duplicates", found.filter(({ is_new }) => !is_new).map(toDuplicate));
}
