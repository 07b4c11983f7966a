/** The periods that have a name, such as "last month". */
export type PresetId =
  | "this-week"
  | "last-week"
  | "this-month"
  | "last-month"
  | "year-to-date"
  | "this-year"
  | "last-year";
