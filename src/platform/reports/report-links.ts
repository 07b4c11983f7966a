import { type Data, isObject, isOfReport } from "./report-data.ts";

/** The figures whose records a link lists, by the name of the link, if they have another name than it. */
const FIGURES_BEHIND: Readonly<Record<string, readonly string[]>> = {
  timesheets: ["tracked_hours", "worked_hours", "worked_minutes"],
  time: ["worked_hours", "time.worked_hours", "minutes"],
  holidays: ["leave_hours", "taken"],
  project_assignments: ["allocated_hours"],
  unapproved: ["unapproved_minutes"],
  expenses: ["expenses_amount", "count"],
  active: ["projected_yearly"],
  assets: ["purchase_cost"],
  invoices: ["count", "invoiced"],
  list: ["count"],
};

/** The resources of the records that a row can be about, by the member with the id. */
const RECORDS: Readonly<Record<string, string>> = {
  employee_id: "employees",
  assignee_employee_id: "employees",
  project_id: "projects",
  client_id: "clients",
  job_id: "jobs",
};

const figuresBehind = (link: string): readonly string[] => [
  link,
  `${link}_count`,
  ...(FIGURES_BEHIND[link] ?? []),
];

/** The paths of the numbers of a row. */
const numbersOf = (data: Data, prefix = ""): string[] =>
  Object.entries(data).flatMap(([name, value]) =>
    isOfReport(name) && isObject(value)
      ? numbersOf(value, `${prefix}${name}.`)
      : typeof value === "number"
        ? [`${prefix}${name}`]
        : [],
  );

/** The URLs behind figures, by the paths of the figures whose records they list. */
export function linksOf(data: Data, prefix = ""): Record<string, string> {
  const own = isObject(data.links) ? Object.entries(data.links) : [];
  const figures = new Set(numbersOf(data));
  const behind = own.flatMap(([name, url]) => {
    const figure = figuresBehind(name).find((one) => figures.has(one));
    return typeof url === "string" && figure !== undefined ? [[`${prefix}${figure}`, url] as const] : [];
  });
  const inner = Object.entries(data).flatMap(([name, value]) =>
    isOfReport(name) && isObject(value) ? Object.entries(linksOf(value, `${prefix}${name}.`)) : [],
  );
  return Object.fromEntries([...inner, ...behind.reverse()]);
}

/**
 * The URL that a row opens as a whole: the list of what it counts, or else the record that it is about, as a path of the
 * API; null if it has neither.
 */
export function opensOf(data: Data): string | null {
  const lists = isObject(data.links)
    ? Object.values(data.links).filter((url) => typeof url === "string")
    : [];
  const about = Object.entries(data).find(([name, id]) => name in RECORDS && typeof id === "string");
  if (about) return `/${RECORDS[about[0]]}/${String(about[1])}`;
  return (lists[0] as string | undefined) ?? null;
}
