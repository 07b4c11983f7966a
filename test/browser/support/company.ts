import type { TestWorkspace } from "../../support/app.ts";
import type { Person, Site } from "./site.ts";

export interface Company {
  readonly departmentId: string;
  readonly positions: Readonly<Record<"Developer" | "Designer", string>>;
  /** By first name: Ana Pop, and those called Rusu. */
  readonly people: Readonly<Record<string, string>>;
}

const FIRST_NAMES = ["Ana", "Ben", "Cora", "Dan", "Ela", "Finn", "Gina", "Hugo", "Ida", "Jan"];
const LAST_NAMES = ["Pop", "Rusu", "Weber"];

/** A small company: two positions, a tag, 30 people; Ana Pop leads everybody, and Dan Rusu has a very long name; a client. */
export async function fillCompany({ owner }: TestWorkspace): Promise<Company> {
  const made = async (path: string, body: object): Promise<string> => {
    const response = await owner.post(path, body);
    if (response.status !== 201) throw new Error(`${path}: ${response.text}`);
    return response.body.data.id;
  };
  const departmentId = await made("/departments", { name: "Engineering" });
  const positions = {
    Developer: await made("/positions", { name: "Developer", department_id: departmentId }),
    Designer: await made("/positions", { name: "Designer" }),
  };
  await made("/levels", { name: "Senior", rank: 2 });
  await made("/directions", { name: "Platform", department_id: departmentId });
  await made("/work-locations", { name: "Bucharest", timezone: "Europe/Bucharest" });
  const tag = await made("/tags", { name: "First aid", color: "#16a34a" });
  const people: Record<string, string> = {};
  const ana = await made("/employees", {
    email: "ana.pop@acme.test",
    first_name: "Ana",
    last_name: "Pop",
    start_date: "2024-01-01",
    position_id: positions.Developer,
    salary: 5000,
    salary_type: "monthly",
    phone: "+40 21 123 4567",
    address: { city: "Bucharest", street: "Strada Lungă 1", country: "Romania" },
    tag_ids: [tag],
    contract_type: "b2b_paid_holidays",
    quote: "Simple is a feature.",
  });
  const others = LAST_NAMES.flatMap((last) => FIRST_NAMES.map((first) => [first, last] as const)).filter(
    ([first, last]) => `${first} ${last}` !== "Ana Pop",
  );
  const bulk = await owner.post(
    "/employees/bulk",
    others.map(([first, last], index) => ({
      email: `${first}.${last}@acme.test`.toLowerCase(),
      first_name: first,
      last_name: first === "Dan" && last === "Rusu" ? "Rusu-Constantinescu von Hohenlohe-Langenburg" : last,
      start_date: `2025-0${1 + (index % 9)}-15`,
      position_id: index % 2 === 0 ? positions.Designer : positions.Developer,
      manager_employee_id: ana,
    })),
  );
  if (bulk.status !== 201) throw new Error(bulk.text);
  others.forEach(([first, last], index) => {
    if (last === "Rusu") people[first] = bulk.body.data[index].id;
  });
  people.Ana = ana;
  const client = await made("/clients", {
    name: "Fabrikam",
    vat_number: "RO 12.345.678",
    address: { city: "Cluj", country: "RO" },
    website: "https://fabrikam.example",
  });
  await made("/client-contacts", {
    client_id: client,
    first_name: "Mira",
    last_name: "Albu",
    email: "mira@fabrikam.example",
    is_billing: true,
  });
  return { departmentId, positions, people };
}

/** Gives an employee's account a password by the way of an invitation; with permissions it gets a role of its own. */
export async function letIn(
  { app, acme: { owner } }: Site,
  employeeId: string,
  permissions: readonly string[] = [],
): Promise<Person> {
  const password = `sentence of ${employeeId}`;
  const invited = await owner.post(`/employees/${employeeId}/actions?action=invite`, {});
  const email = String(invited.body.data.attributes.email);
  const { body } = await owner.get(`/users?employee_id=${employeeId}`);
  const [user] = body.data;
  const token = user.attributes.onboarding_token;
  const accepted = await app.request("POST", "/users/actions?action=accept-invitation&tenant=acme", {
    body: { token, password, password_confirmation: password },
  });
  if (accepted.status !== 200) throw new Error(accepted.text);
  if (permissions.length > 0) {
    const role = await owner.post("/roles", { name: `Role of ${email}`, permissions });
    await owner.patch(`/users/${user.id}`, { role_id: role.body.data.id });
  }
  return { email, password };
}
