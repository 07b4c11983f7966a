import { t } from "../messages/t.ts";

const NAMES = {
  first: t("first page"),
  previous: t("previous page"),
  next: t("next page"),
  last: t("last page"),
};

/** The names of the buttons that lead from one page to others, within a longer name. */
export const pageControlName = (control: keyof typeof NAMES): string => NAMES[control];
