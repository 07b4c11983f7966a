import type { Statement } from "../recorded-statements.ts";
import type { Subject } from "../workloads.ts";

/** A request whose statements are counted. */
export interface CountedRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: (time: number) => object;
}

export interface Counted {
  readonly name: string;
  readonly statements: readonly Statement[];
  /** The database's time for the statement that reads what was asked for; null for writes. */
  readonly milliseconds: number | null;
}

/** The requests: reads, creations and changes of records with few and with many rules. */
export function questionsFor({ employeeId, positionId, managerId, run }: Subject): CountedRequest[] {
  const list = "/employees?status=active&sort=last_name";
  return [
    { name: "read an employee", method: "GET", path: `/employees/${employeeId}` },
    { name: "list 15 employees", method: "GET", path: list },
    {
      name: "the same with three relationships",
      method: "GET",
      path: `${list}&related=position,manager,tags`,
    },
    {
      name: "create a tag",
      method: "POST",
      path: "/tags",
      body: (time) => ({ name: `Tag ${run} ${time}`, type: "employee" }),
    },
    {
      name: "create a client",
      method: "POST",
      path: "/clients",
      body: (time) => ({ name: `Client ${run} ${time}` }),
    },
    {
      name: "create an employee",
      method: "POST",
      path: "/employees",
      body: (time) => ({
        email: `counted.${run}.${time}@bench.example`,
        first_name: "Counted",
        last_name: `Number ${time}`,
        start_date: "2026-01-05",
        position_id: positionId,
        manager_employee_id: managerId,
      }),
    },
    {
      name: "change an employee",
      method: "PUT",
      path: `/employees/${employeeId}`,
      body: (time) => ({ about: `Changed ${run} ${time}` }),
    },
    {
      name: "change an employee's email address",
      method: "PUT",
      path: `/employees/${employeeId}`,
      body: (time) => ({ email: `changed.${run}.${time}@bench.example` }),
    },
  ];
}

/** The counts as a table. */
export function countedTable(counted: readonly Counted[]): string {
  const lines = counted.map(({ name, statements, milliseconds }) => {
    const trips = statements.filter(({ isFirstOfTrip }) => isFirstOfTrip).length;
    return `| ${name} | ${statements.length} | ${trips} | ${milliseconds?.toFixed(2) ?? ""} |`;
  });
  return `| request | statements | round trips | database ms (cpu) |\n|---|--:|--:|--:|\n${lines.join("\n")}`;
}
