import type { UiField } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

const GRACES = { 0: t("At once"), 60: t("In an hour"), 1440: t("In a day"), 10080: t("In a week") };

/** The grace that is proposed, in minutes. */
export const A_DAY = 1_440;

/** How long an old secret goes on working beside its new one, to be chosen in the words of a person. */
export const graceMinutes = (label: string) =>
  ({
    label,
    type: "integer-enum",
    options: Object.keys(GRACES).map(Number),
    optionLabels: GRACES,
    nullable: false,
    hint: undefined,
  }) satisfies Partial<UiField>;
