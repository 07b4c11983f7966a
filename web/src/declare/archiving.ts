import type { ApiRecord } from "../api/records.ts";
import { t } from "../messages/t.ts";
import type { ActionUi } from "./action-ui.ts";

const isInUse = ({ attributes }: ApiRecord): boolean => attributes.archived_at === null;

/**
 * The actions that archive and restore a record.
 * @param text the consequences of archiving such a record
 */
export const archiving = (
  text: string,
  more: { readonly archive?: Partial<ActionUi>; readonly restore?: Partial<ActionUi> } = {},
): Readonly<Record<"archive" | "restore", ActionUi>> => ({
  archive: {
    label: t("Archive"),
    icon: "archive",
    text,
    isDangerous: true,
    isExplained: (record, holds) => holds && isInUse(record),
    ...more.archive,
  },
  restore: {
    label: t("Restore"),
    icon: "archive-off",
    text: t("It can be selected again."),
    ...more.restore,
  },
});
