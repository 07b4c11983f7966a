import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";
import { lockDefaultRate } from "./tax-rate-writes.ts";

const mayArchive = ({ is_default }: Readonly<StoredRecord<"tax-rates">>): string | null =>
  is_default === true ? "The default tax rate cannot be archived." : null;

/** Names are unique among active rates only, so another rate may have taken the name. */
const mayRestore = async (
  { id, name }: Readonly<StoredRecord<"tax-rates">>,
  work: Work,
): Promise<string | null> =>
  (await work.isTaken("tax-rates", "name", name, id)) ? "The name has already been taken." : null;

export const { archive, restore } = archiveActions("tax-rates", {
  description: "It can no longer be chosen; existing uses are unaffected.",
  grants: [{ permissions: ["manage-invoices"] }],
  lock: lockDefaultRate,
  mayArchive,
  mayRestore,
});
