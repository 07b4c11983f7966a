import { afterAll, beforeAll, expect, test } from "vitest";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { campaignDescribe } from "../support/campaign.ts";
import { compileClient, type TypedClient } from "../support/openapi/typed-client.ts";

/** Code of an integrator. Each `@ts-expect-error` is a mistake that the types must detect. */
const CLIENT = `
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Employee = components["schemas"]["EmployeesRecord"];
type Archive = components["schemas"]["EmployeesArchiveParameters"];

export async function run(baseUrl: string, key: string) {
  const client = createClient<paths>({
    baseUrl,
    headers: { Authorization: \`Bearer \${key}\` },
    querySerializer: { array: { style: "form", explode: false } },
  });

  const hired = await client.POST("/employees", {
    params: { query: { related: ["position"] } },
    body: { email: "ana@x.test", first_name: "Ana", last_name: "Pop", start_date: "2024-01-01", working_days: [1, 2] },
  });
  if (!hired.data?.data) throw new Error(hired.error?.message);
  const ana: Employee = hired.data.data;

  // @ts-expect-error The last name and the first day are required.
  const incomplete: components["schemas"]["EmployeesCreate"] = { email: "x@x.test", first_name: "Ana" };
  // @ts-expect-error The status is only read.
  const forbidden: components["schemas"]["EmployeesChange"] = { status: "active" };

  const listed = await client.GET("/employees", {
    params: {
      query: { status: "active", "-status": "inactive", level_id: "null", archived: false, sort: ["-start_date", "id"], perPage: 5, include: "manager[first_name]" },
    },
  });
  if (!listed.data) throw new Error(listed.error.message);
  const total: number = listed.data.meta.total;
  const next: string | null = listed.data.links.next;
  const [first] = listed.data.data;
  if (!first) throw new Error("Nobody is listed.");
  // With the parameter group, a list has groups instead of records.
  if (!("id" in first.attributes)) throw new Error("A list without groups has records.");
  const name: string = first.attributes.first_name;
  const lastDay: string | null | undefined = first.attributes.termination_date;
  const status: "draft" | "active" | "inactive" = first.attributes.status;
  // @ts-expect-error A gated field may be left out.
  const salary: number | null = first.attributes.salary;
  // @ts-expect-error A selected field of a related record may be another one.
  const managersName: string | undefined = first.relationships?.manager?.attributes.last_name.length;

  // @ts-expect-error There is no such status.
  await client.GET("/employees", { params: { query: { status: "asleep" } } }).catch(() => undefined);

  const changed = await client.PATCH("/employees/{id}", {
    params: { path: { id: ana.id }, header: { "If-Match": hired.response.headers.get("ETag") ?? "" } },
    // A record that was read can be sent back.
    body: { ...ana.attributes, phone: "1" },
  });
  const phone: string | null | undefined = changed.data?.data?.attributes.phone;

  const body: Archive = { termination_reason: "resignation" };
  const archived = await client.POST("/employees/{id}/actions", {
    params: { path: { id: ana.id }, query: { action: "archive", dry_run: true } },
    body,
  });
  const several = await client.POST("/employees/actions", {
    params: { query: { action: "archive", dry_run: true } },
    body: { repositories: [ana.id], ...body },
  });
  const refused = await client.POST("/employees", { body: { email: "no", first_name: "A", last_name: "B", start_date: "x" } });
  const messages: Record<string, string[]> | undefined = refused.error && "errors" in refused.error ? refused.error.errors : undefined;
  return { total, next, name, lastDay, status, phone, archived: archived.data?.data?.attributes.status, several: several.data, messages };
}
`;

campaignDescribe("A typed client made of the API description", () => {
  let app: TestApp;
  let client: TypedClient;

  beforeAll(async () => {
    app = await startTestApp();
    client = await compileClient(describeApi(app.installation.schema, { serverUrl: "/api" }), CLIENT);
  });
  afterAll(async () => {
    await client?.remove();
    await app?.close();
  });

  test("compiles under strict TypeScript", () => {
    expect(client.complaints).toBe("");
  });

  test("calls the running program", async () => {
    const { owner } = await app.addWorkspace("typed");
    const { run } = (await client.load()) as { run: (url: string, key: string) => Promise<unknown> };
    expect(await run(`${app.url}/api`, owner.key)).toMatchObject({
      total: 1,
      next: null,
      name: "Ana",
      lastDay: null,
      status: "active",
      phone: "1",
      archived: "inactive",
      several: { data: [{ type: "employees", attributes: { status: "inactive" } }] },
      messages: {
        email: ["The email field must be a valid email address."],
        start_date: ["The start date field must be a valid date."],
      },
    });
  });
});
