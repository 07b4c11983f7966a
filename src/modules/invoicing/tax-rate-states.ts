import { isTaken } from "../../engine/runtime/index.ts";
import type { Values, Work } from "../../engine/work/index.ts";
import { archiveActions } from "../../platform/archiving/archive-actions.ts";
import { lockDefaultRate } from "./tax-rate-writes.ts";

const mayArchive = ({ is_default }: Readonly<Values>): string | null =>
  is_default === true ? "The default tax rate cannot be archived." : null;

/** Names are unique among the rates in use only, so another one may have taken it. */
const mayRestore = async ({ id, name }: Readonly<Values>, work: Work): Promise<string | null> =>
  (await isTaken(work, "tax-rates", "name", String(name), String(id)))
    ? "The name has already been taken."
    : null;

export const { archive, restore } = archiveActions({
  description: "It can no longer be chosen; what has it keeps it.",
  grants: [{ permissions: ["manage-invoices"] }],
  lock: lockDefaultRate,
  mayArchive,
  mayRestore,
});
