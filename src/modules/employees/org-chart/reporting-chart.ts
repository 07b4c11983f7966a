/** An employee in the reporting tree, shown or not. */
export interface ChartPerson {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
  readonly avatar: string | null;
  readonly manager_employee_id: string | null;
  /** Whether the chart shows the employee. Reports of a hidden employee move up to the nearest shown superior. */
  readonly is_shown: boolean;
}

export interface ChartNode {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
  readonly avatar: string | null;
  /** The number of direct reports in the chart. */
  readonly direct_reports: number;
  /** The number of direct and indirect reports, including levels that are cut off. */
  readonly all_reports: number;
  /** Direct reports in the order of the given employees; empty at the last level. */
  readonly reports: readonly ChartNode[];
}

/**
 * The reporting tree below one employee, or below everybody at the top, down to `depth` levels below the roots.
 * Employees must be given in the order in which siblings are shown. Null if there is no such root.
 */
export function chartOf(
  people: readonly ChartPerson[],
  root: string | null,
  depth: number,
): ChartNode[] | null {
  const byId = new Map(people.map((person) => [person.id, person]));
  const reports = new Map<string | null, ChartPerson[]>();
  for (const person of people) {
    if (!person.is_shown) continue;
    const superior = nearestShown(byId, person.manager_employee_id);
    const beside = reports.get(superior);
    if (beside) beside.push(person);
    else reports.set(superior, [person]);
  }
  const start = root === null ? undefined : byId.get(root);
  if (root !== null && !start?.is_shown) return null;
  const counts = countsBelow(reports);
  const nodeOf = ({ id, name, position, avatar }: ChartPerson, levels: number): ChartNode => {
    const below = reports.get(id) ?? [];
    return {
      id,
      name,
      position,
      avatar,
      direct_reports: below.length,
      all_reports: counts.get(id) ?? 0,
      reports: levels > 0 ? below.map((report) => nodeOf(report, levels - 1)) : [],
    };
  };
  return (start ? [start] : (reports.get(null) ?? [])).map((person) => nodeOf(person, depth));
}

function nearestShown(byId: ReadonlyMap<string, ChartPerson>, manager: string | null): string | null {
  let superior = manager === null ? undefined : byId.get(manager);
  while (superior && !superior.is_shown) {
    superior = superior.manager_employee_id === null ? undefined : byId.get(superior.manager_employee_id);
  }
  return superior?.id ?? null;
}

/** The number of reports of each employee, summed backwards, since each employee comes after the superior. */
function countsBelow(
  reports: ReadonlyMap<string | null, readonly ChartPerson[]>,
): ReadonlyMap<string, number> {
  const fromTheTop: string[] = (reports.get(null) ?? []).map(({ id }) => id);
  for (const id of fromTheTop) {
    for (const report of reports.get(id) ?? []) fromTheTop.push(report.id);
  }
  const counts = new Map<string, number>();
  for (const id of fromTheTop.reverse()) {
    const below = reports.get(id) ?? [];
    counts.set(
      id,
      below.reduce((sum, report) => sum + 1 + counts.get(report.id)!, 0),
    );
  }
  return counts;
}
