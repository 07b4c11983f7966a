/** One type of request that is measured. */
export interface Workload {
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Path and query below the API's address. */
  readonly path: string;
  /** The body of the n-th request, as JSON; each body creates another record. */
  readonly body?: (number: number) => string;
}

/** The facts about the data that the workloads need. */
export interface Subject {
  /** The employee that is read. */
  readonly employeeId: string;
  readonly positionId: string | null;
  readonly managerId: string | null;
  /** A text that differs between runs on the same data. */
  readonly run: string;
}

const LIST = "/employees?status=active&sort=last_name";

/** The workloads, by the names under which results are compared. */
export function workloadsFor({ employeeId, positionId, managerId, run }: Subject): Workload[] {
  return [
    { name: "one employee", method: "GET", path: `/employees/${employeeId}` },
    { name: "list of 15 with filter, sort and total", method: "GET", path: LIST },
    {
      name: "the same with position, manager and tags",
      method: "GET",
      path: `${LIST}&related=position,manager,tags`,
    },
    {
      name: "create employee",
      method: "POST",
      path: "/employees",
      body: (number) =>
        JSON.stringify({
          email: `bench.${run}.${number}@bench.example`,
          first_name: "Benchmark",
          last_name: `Number ${number}`,
          start_date: "2026-01-05",
          position_id: positionId,
          manager_employee_id: managerId,
        }),
    },
  ];
}

type Read = (path: string) => Promise<{ data: { id: string; attributes: Record<string, string | null> }[] }>;

/** Selects an employee from a server's data: one with a position, a manager and tags if there is one. */
export async function findSubject(read: Read): Promise<Subject> {
  const { data } = await read("/employees?status=active&perPage=500");
  const complete = data.filter(({ attributes }) => attributes.position_id && attributes.manager_employee_id);
  const tagged = complete.find(({ attributes }) => (attributes.tag_ids?.length ?? 0) > 1);
  const chosen = tagged ?? complete[0] ?? data[0];
  if (!chosen) throw new Error("The server has no active employee to read.");
  return {
    employeeId: chosen.id,
    positionId: chosen.attributes.position_id ?? null,
    managerId: chosen.attributes.manager_employee_id ?? null,
    run: Date.now().toString(36),
  };
}
