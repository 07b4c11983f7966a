import { type BilledLine, byName, compared, type NamedProject, onlyOf } from "./billed-line.ts";

/** By what entries are put together into one line, within a project and a rate. */
export const TIME_GROUPS = ["project", "task", "employee", "entry"] as const;
export type TimeGroup = (typeof TIME_GROUPS)[number];

/** A time entry that can be billed. */
export interface BillableEntry {
  readonly id: string;
  readonly project: NamedProject;
  readonly task: { readonly id: string; readonly name: string } | null;
  /** With the full name. */
  readonly employee: { readonly id: string; readonly name: string };
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Greater than 0. */
  readonly minutes: number;
  /** Cents per hour (rule R1). */
  readonly rate: bigint;
  readonly description: string | null;
}

/** The key and the name of the group of an entry; the name of a group without a task is empty. */
function groupOf(entry: BillableEntry, by: TimeGroup): { readonly key: string; readonly name: string } {
  if (by === "task") return { key: entry.task?.id ?? "", name: entry.task?.name ?? "" };
  if (by === "employee") return { key: entry.employee.id, name: entry.employee.name };
  if (by === "entry") return { key: entry.id, name: describedEntry(entry) };
  return { key: "", name: "" };
}

/** `2026-04-02 Ana Pop, Design: Home page`; an entry may have no task and no description. */
const describedEntry = ({ date, employee, task, description }: BillableEntry): string =>
  `${date} ${employee.name}${task ? `, ${task.name}` : ""}${description ? `: ${description}` : ""}`;

/**
 * Puts entries together into lines (section B of invoicing): one for each project, group and rate, so that a line has
 * one price. They are ordered by the name of the project, the name of the group and the rate in descending order;
 * entries without a task come first.
 */
export function timeLines(entries: readonly BillableEntry[], by: TimeGroup): BilledLine[] {
  const groups = new Map<string, { name: string; entries: BillableEntry[] }>();
  for (const entry of entries.toSorted(byDate)) {
    const { key, name } = groupOf(entry, by);
    const place = JSON.stringify([entry.project.id, key, String(entry.rate)]);
    const group = groups.get(place) ?? { name, entries: [] };
    group.entries.push(entry);
    groups.set(place, group);
  }
  return [...groups.values()]
    .toSorted(inOrder)
    .map(({ name, entries: grouped }) => lineOf(name, grouped, by));
}

function lineOf(name: string, entries: readonly BillableEntry[], by: TimeGroup): BilledLine {
  const { project, rate, date } = entries[0]!;
  const inProject = name === "" ? project.name : `${project.name} – ${name}`;
  return {
    kind: "time",
    projectId: project.id,
    taskId: onlyOf(entries.map(({ task }) => task?.id ?? null)),
    employeeId: onlyOf(entries.map(({ employee }) => employee.id)),
    description: by === "entry" ? name : inProject,
    minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
    unitPrice: rate,
    period: { from: date, to: entries.at(-1)!.date },
    entries,
    expenseIds: [],
  };
}

const byDate = (a: BillableEntry, b: BillableEntry): number =>
  a.date === b.date ? compared(a.id, b.id) : compared(a.date, b.date);

type Group = { readonly name: string; readonly entries: readonly BillableEntry[] };

function inOrder(a: Group, b: Group): number {
  const [first, second] = [a.entries[0]!, b.entries[0]!];
  return (
    byName(first.project, second.project) ||
    compared(a.name.toLowerCase(), b.name.toLowerCase()) ||
    (first.rate === second.rate ? 0 : first.rate > second.rate ? -1 : 1) ||
    compared(first.id, second.id)
  );
}
