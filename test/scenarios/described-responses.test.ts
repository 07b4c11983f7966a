import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { module } from "../../src/engine/declare/module.ts";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { hasPaths } from "../../src/engine/schema/schema.ts";
import { modules } from "../../src/modules/index.ts";
import { openApiEndpoint } from "../../src/platform/http/openapi.endpoint.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { DescribedResponses } from "../support/openapi/described-responses.ts";
import { add, hire } from "./company.ts";

const withDescription = modules.some(({ endpoints }) => endpoints?.includes(openApiEndpoint))
  ? modules
  : [
      ...modules,
      module({ title: "API", description: "The API itself.", resources: [], endpoints: [openApiEndpoint] }),
    ];
const schema = buildSchema(withDescription, PERMISSIONS);
const described = new DescribedResponses(describeApi(schema, { serverUrl: "/api" }));

let app: TestApp;
let site: TestWorkspace;
let owner: Caller;
/** A colleague without any permission. */
let colleague: Caller;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ schema });
  site = await app.addWorkspace("described");
  owner = site.owner;
  ids.department = await add(owner, "departments", { name: "Engineering" });
  ids.position = await add(owner, "positions", { name: "Developer", department_id: ids.department });
  ids.direction = await add(owner, "directions", { name: "Platform", department_id: ids.department });
  ids.level = await add(owner, "levels", { name: "Senior", rank: 3 });
  ids.location = await add(owner, "work-locations", {
    name: "Cluj",
    working_days: [1, 2],
    address: { city: "Cluj" },
  });
  ids.tag = await add(owner, "tags", { name: "First aid" });
  ids.evaluation = await add(owner, "evaluation-types", {
    name: "Review",
    category: "other",
    scale_max: 2,
    scale_labels: ["low", "high"],
    criteria: [
      { key: "a", title: "A", kind: "choice", options: ["x", "y"] },
      { key: "b", title: "B", weight: 2.5 },
    ],
  });
  ids.boss = await hire(owner, "Ana Pop", { position_id: ids.position, gender: "f" });
  ids.employee = await hire(owner, "Dan Rus", {
    manager_employee_id: ids.boss,
    position_id: ids.position,
    direction_id: Number(ids.direction),
    level_id: ids.level,
    work_location_ids: [ids.location],
    tag_ids: [ids.tag],
    birth_date: "1990-02-03",
    address: { city: "Cluj" },
    working_days: [1, 3],
    contract_type: "employment_contract",
    salary: 5000,
    salary_type: "monthly",
    internal_cost_type: "monthly",
    internal_cost_monthly_rate: 1234.56,
    technical_evaluation_assignees: [ids.boss],
  });
  ids.leaver = await hire(owner, "Eva Old");
  colleague = await site.callerFor(ids.employee);
});
afterAll(() => app?.close());

/** Sends a request and expects a status, and the response to be as the description says. */
async function returned(
  by: Caller | null,
  method: string,
  path: string,
  status: number,
  body?: unknown,
  headers = {},
): Promise<Reply> {
  const requested = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!);
  const tenant = by === null ? `${requested.includes("?") ? "&" : "?"}tenant=described` : "";
  const reply = await app.request(method, requested + tenant, { key: by?.key, body, headers });
  expect(reply.status, reply.text).toBe(status);
  expect(described.problems(method, requested, reply), reply.text.slice(0, 2_000)).toEqual([]);
  return reply;
}

const everything = [...schema.resources.values()].filter(hasPaths).map((one) => [one.name, one] as const);

describe("Responses are what the API description says", () => {
  test.each(everything)(
    "reading %s, as the owner and as a colleague, with all relationships",
    async (name, resource) => {
      const related = [...resource.links.keys()].join(",");
      for (const by of [owner, colleague]) {
        const { policy, isSingleton } = resource;
        const status = by === colleague && policy.requires !== null ? 403 : 200;
        const list = await returned(by, "GET", isSingleton ? `/${name}` : `/${name}?perPage=500`, status);
        await returned(by, "GET", `/${name}?related=${related}`, status);
        if (isSingleton || status !== 200) continue;
        for (const link of resource.links.keys())
          await returned(by, "GET", `/${name}?include=${link}[id]`, 200);
        for (const { id } of list.body.data.slice(0, 3))
          await returned(by, "GET", `/${name}/${id}?related=${related}`, 200);
        await returned(by, "GET", `/${name}/filters`, 200);
      }
    },
  );

  test.each(everything)("what can be done with %s", async (name) => {
    await returned(owner, "GET", `/${name}/actions`, 200);
    await returned(owner, "GET", `/${name}/getters`, 200);
  });

  const getters = everything.flatMap(([name, resource]) =>
    Object.entries(resource.getters)
      .filter(
        ([, { level, parameters }]) =>
          level === "collection" && !Object.values(parameters).some((one) => one.required),
      )
      .map(([path]) => `/${name}/getters/${path}`),
  );
  test.each(getters)("the figures of %s", async (path) => {
    await returned(owner, "GET", path, 200);
  });

  test.each([
    ["GET", "/positions?page=9", 200],
    ["GET", "/positions?perPage=1&page=2", 200],
    [
      "GET",
      "/employees?search=dan&sort=-start_date&-status=draft&include=manager[first_name].position[name]",
      200,
    ],
    ["GET", "/employees?colour=red", 422],
    ["GET", "/employees?page=x", 422],
    ["GET", "/employees/01K0A6W2Z6Q6X1H2M9C3J5T7VN", 404],
    ["GET", "/colours", 404],
    ["GET", "/positions/filters?only=sortables", 200],
    ["DELETE", "/positions/:position", 409],
    ["DELETE", "/positions", 405],
    ["POST", "/contract-types", 405, {}],
    ["POST", "/positions", 422, {}],
    ["POST", "/positions?related=department", 201, { name: "Tester", department_id: ":department" }],
    ["POST", "/positions?dry_run=true", 201, { name: "Writer" }],
    ["POST", "/positions/bulk", 201, [{ name: "Cook" }, { name: "Driver" }]],
    ["POST", "/positions/bulk", 422, [{ name: "Pilot" }, {}]],
    ["PATCH", "/positions/bulk", 200, [{ id: ":position", description: "Writes programs." }]],
    ["PATCH", "/positions/:position", 200, { description: null }],
    ["PUT", "/positions/:position", 200, { description: "x" }],
    ["POST", "/positions/:position", 200, { description: "y" }],
    ["PATCH", "/directions/:direction", 200, { description: "z" }],
    ["GET", "/directions/:direction", 200],
    ["POST", "/employees/:leaver/actions?action=archive", 200, {}],
    ["POST", "/employees/:leaver/actions?action=archive", 422, {}],
    ["POST", "/employees/actions?action=restore", 200, { repositories: [":leaver"] }],
    ["POST", "/employees/actions?action=fly", 404, {}],
    ["POST", "/employees/actions?action=archive", 422, {}],
    ["PATCH", "/workspace", 200, {}],
  ])("%s %s: %i", async (method, path, status, body?: unknown) => {
    const filled = JSON.parse(
      JSON.stringify(body ?? null).replaceAll(/":(\w+)"/g, (_, name: string) => JSON.stringify(ids[name])),
    );
    await returned(owner, method, path, status, filled ?? undefined);
  });

  test("a deletion, one or several", async () => {
    const [one, two] = [
      await add(owner, "levels", { name: "One" }),
      await add(owner, "levels", { name: "Two" }),
    ];
    await returned(owner, "DELETE", `/levels/${one}`, 204);
    await returned(owner, "DELETE", "/levels/bulk", 204, { repositories: [two] });
  });

  test("the state of a record: not modified, and changed since", async () => {
    const { headers } = await returned(owner, "GET", "/levels/:level", 200);
    await returned(owner, "GET", "/levels/:level", 304, undefined, { "If-None-Match": headers.get("etag")! });
    await returned(owner, "PATCH", "/levels/:level", 412, { name: "x" }, { "If-Match": '"other"' });
  });

  test("a retry", async () => {
    const headers = { "Idempotency-Key": '"one"' };
    await returned(owner, "POST", "/tags", 201, { name: "Fire" }, headers);
    const again = await returned(owner, "POST", "/tags", 201, { name: "Fire" }, headers);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
  });

  test("a caller without the right, and one without a credential", async () => {
    await returned(colleague, "POST", "/positions", 403, { name: "Mine" });
    await returned(colleague, "GET", "/employees?sort=termination_date", 403);
    await returned(null, "GET", "/positions", 401);
    await returned(null, "POST", "/users/actions?action=request-password-reset", 200, {
      email: "nobody@x.test",
    });
    await returned(null, "GET", "/openapi.json", 200);
  });

  test("a body that is no JSON, and one of another type", async () => {
    const send = async (body: string, type: string, status: number): Promise<void> => {
      const reply = await app.request("POST", "/positions", {
        key: owner.key,
        raw: body,
        headers: { "Content-Type": type },
      });
      expect(reply.status).toBe(status);
      expect(described.problems("POST", "/positions", reply)).toEqual([]);
    };
    await send("{", "application/json", 400);
    await send("name=x", "application/x-www-form-urlencoded", 415);
  });
});

test("A response that is not as described is distinguished", async () => {
  const headers = new Headers({ "x-request-id": "1" });
  const problems = (body: unknown): string[] =>
    described.problems("GET", "/levels/01K0A6W2Z6Q6X1H2M9C3J5T7VN", { status: 200, headers, body });
  const { body } = await owner.get(`/levels/${ids.level}`);
  expect(problems(body)).toEqual([]);
  expect(problems({ data: { ...body.data, extra: 1 } })).toHaveLength(1);
  expect(
    problems({ data: { ...body.data, attributes: { ...body.data.attributes, rank: "3" } } }),
  ).toHaveLength(1);
  expect(
    problems({ data: { ...body.data, attributes: { ...body.data.attributes, name: null } } }),
  ).toHaveLength(1);
  expect(described.problems("GET", "/levels", { status: 418, headers, body: {} })).toEqual([
    "418 is not described",
  ]);
});
