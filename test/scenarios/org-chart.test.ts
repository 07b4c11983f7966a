import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();
const ids: Record<string, string> = {};

async function hire(name: string, more: Record<string, unknown> = {}): Promise<void> {
  const [first_name, last_name = "Pop"] = name.split(" ");
  const { body, status } = await acme.owner.post("/employees", {
    email: `${name.replace(" ", ".")}@acme.test`,
    first_name,
    last_name,
    start_date: "2024-01-01",
    ...more,
  });
  expect(status).toBe(201);
  ids[first_name!] = body.data.id;
}

interface Node {
  name: string;
  direct_reports: number;
  all_reports: number;
  reports: Node[];
}
/** `Ana 1/2 [Bob 1/1]`: direct and all reports. */
const drawn = (nodes: Node[]): string =>
  nodes
    .map(({ name, direct_reports, all_reports, reports }) => {
      const below = reports.length > 0 ? ` [${drawn(reports)}]` : "";
      return `${name.split(" ")[0]} ${direct_reports}/${all_reports}${below}`;
    })
    .join(", ");

beforeAll(async () => {
  const position = await acme.owner.post("/positions", { name: "Developer" });
  await hire("Ana", { avatar: "/ana.png", position_id: position.body.data.id });
  await hire("Bob", { manager_employee_id: ids.Ana });
  await hire("Cleo", { manager_employee_id: ids.Bob });
  await hire("Dan", { manager_employee_id: ids.Cleo });
  await hire("Eve", { manager_employee_id: ids.Dan });
  await hire("alma", { manager_employee_id: ids.Ana });
  await hire("Zoe", { start_date: "2026-08-01", manager_employee_id: ids.Ana });
  await hire("Yara", { manager_employee_id: ids.Zoe });
  await hire("Tim", { start_date: "2026-08-01" });
  await hire("Una", { manager_employee_id: ids.Tim });
  await hire("Vic", { manager_employee_id: ids.Ana });
  await acme.owner.post(`/employees/${ids.Vic}/actions?action=archive`, {});
});

describe("the organization chart", () => {
  it("shows three levels below each top, by name, and counts those cut off", async () => {
    const colleague = await acme.callerFor(ids.Eve!);
    const { status, body } = await colleague.get("/employees/getters/org-chart");
    expect(status).toBe(200);
    expect(drawn(body.data)).toBe("Ana 3/6 [alma 0/0, Bob 1/3 [Cleo 1/2 [Dan 1/1]], Yara 0/0], Una 0/0");
    expect(body.data[0]).toMatchObject({
      id: ids.Ana,
      name: "Ana Pop",
      position: "Developer",
      avatar: "/ana.png",
    });
    expect(Object.keys(body.data[0])).toEqual([
      "id",
      "name",
      "position",
      "avatar",
      "direct_reports",
      "all_reports",
      "reports",
    ]);
  });

  it("hides hires who are not announced from everybody", async () => {
    const { text } = await acme.owner.get("/employees/getters/org-chart?depth=10");
    expect(text).toContain(ids.Yara);
    for (const hidden of ["Zoe", "Tim", "Vic"]) expect(text).not.toContain(ids[hidden]);
    const asRoot = await acme.owner.get(`/employees/getters/org-chart?root=${ids.Zoe}`);
    expect(asRoot.status).toBe(422);
    expect(asRoot.body.errors).toEqual({ root: ["The selected root is invalid."] });
  });

  it("begins at a root and goes as deep as asked", async () => {
    const from = async (query: string) =>
      drawn((await acme.owner.get(`/employees/getters/org-chart?${query}`)).body.data);
    expect(await from(`root=${ids.Bob!.toLowerCase()}&depth=1`)).toBe("Bob 1/3 [Cleo 1/2]");
    expect(await from("depth=10")).toBe(
      "Ana 3/6 [alma 0/0, Bob 1/3 [Cleo 1/2 [Dan 1/1 [Eve 0/0]]], Yara 0/0], Una 0/0",
    );
  });

  it("shows the manager's chain again once the hire has begun", async () => {
    app.clock.set("2026-08-01T00:00:00Z");
    const { body } = await acme.owner.get("/employees/getters/org-chart");
    app.clock.set("2026-07-14T10:00:00Z");
    expect(drawn(body.data)).toBe(
      "Ana 3/7 [alma 0/0, Bob 1/3 [Cleo 1/2 [Dan 1/1]], Zoe 1/1 [Yara 0/0]], Tim 1/1 [Una 0/0]",
    );
  });

  it("refuses other depths, roots and parameters", async () => {
    for (const query of ["depth=0", "depth=11", "depth=x", "root=x", "root=", "status=active"]) {
      const { status, body } = await acme.owner.get(`/employees/getters/org-chart?${query}`);
      expect([query, status]).toEqual([query, 422]);
      expect(Object.keys(body.errors)).toEqual([query.split("=")[0]]);
    }
    const unknown = await acme.owner.get("/employees/getters/org-chart?root=01ARZ3NDEKTSV4RRFFQ69G5FAV");
    expect(unknown.body.errors).toEqual({ root: ["The selected root is invalid."] });
  });

  it("is empty in another workspace", async () => {
    const other = await app.addWorkspace("other");
    expect((await other.owner.get("/employees/getters/org-chart")).body).toEqual({ data: [] });
    const foreign = await other.owner.get(`/employees/getters/org-chart?root=${ids.Ana}`);
    expect(foreign.status).toBe(422);
  });
});
