import { describe, expect, test } from "vitest";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import type { Content } from "../../src/engine/openapi/openapi-document.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { modules } from "../../src/modules/index.ts";
import { SESSION_COOKIE } from "../../src/platform/auth/sessions.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import { documentProblems, operations, parameterNames } from "../support/openapi/document-problems.ts";

const schema = buildSchema(modules, PERMISSIONS);
const document = describeApi(schema, { serverUrl: "/api" });
const operationNamed = (id: string) => operations(document).find(({ operationId }) => operationId === id);

describe("The description of the product's API", () => {
  test("is a valid OpenAPI 3.1 document, with all schemas and references", async () => {
    expect(await documentProblems(document)).toEqual([]);
  });

  test("has the version of the contract", () => {
    expect(document.info.version).toBe("2026.07.14");
  });

  test("names the cookie of the sessions that the server opens", () => {
    expect(document.components.securitySchemes.session!.name).toBe(SESSION_COOKIE);
  });

  test.each(
    [...schema.resources.values()]
      .filter((one) => one.operations.includes("list"))
      .map((one) => [one.name, one] as const),
  )("has every filter of %s, plain and negated", (name, resource) => {
    const list = Object.values(document.paths[`/${name}`]!).find(({ operationId }) =>
      operationId.endsWith(".list"),
    )!;
    const names = parameterNames(document, list, "query");
    const offered = [...resource.filters.values()].filter(
      ({ gate }) => gate === null || resource.policy.tiers[gate]?.query !== null,
    );
    expect(names).toEqual(
      expect.arrayContaining(offered.flatMap((filter) => [filter.name, `-${filter.name}`])),
    );
  });

  test.each([...schema.resources.values()].map((one) => [one.name, one] as const))(
    "has every action and getter of %s",
    (name, resource) => {
      const posts = [document.paths[`/${name}/actions`]?.post, document.paths[`/${name}/{id}/actions`]?.post];
      const described = posts.flatMap((post) => post?.["x-actions"] ?? []).map((action) => action.name);
      const { actions, standaloneActions, fileActions } = resource;
      const declared = [actions, standaloneActions, fileActions].flatMap((some) => Object.keys(some));
      expect(new Set(described)).toEqual(new Set(declared));
      const paths = Object.keys(document.paths);
      for (const path of Object.keys(resource.getters)) {
        expect(
          paths.filter((one) => one.startsWith(`/${name}/`) && one.endsWith(`/getters/${path}`)),
        ).toHaveLength(1);
      }
    },
  );

  test("allows nobody to write read-only members", () => {
    expect(operationNamed("contractTypes.create")).toBeUndefined();
    expect(operationNamed("contractTypes.update")).toBeDefined();
    expect(document.components.schemas.ContractTypesChange!.properties).not.toHaveProperty("name");
  });

  test("has a schema for every successful response", () => {
    const shapeless = operations(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, one]) => status.startsWith("2") && "content" in one)
        .flatMap(([, one]) => Object.values((one as { content: Content }).content))
        .filter(({ schema }) => schema === undefined || Object.keys(schema).length === 0)
        .map(() => operationId),
    );
    expect(shapeless).toEqual([]);
  });

  test("shows a secret in the responses that return it, and in no other", () => {
    const telling = (name: string) =>
      Object.entries(document.components.responses)
        .filter(([, one]) => JSON.stringify(one.content ?? {}).includes(`"required":["${name}"]`))
        .map(([part]) => part);
    expect(telling("plain_text_key")).toEqual(["ApiKeysCreated", "ApiKeysBulkCreated", "ApiKeysActedOn"]);
    expect(telling("secret")).toEqual(["WebhooksCreated", "WebhooksBulkCreated", "WebhooksActedOn"]);
    const acted = document.components.responses.WebhooksActedOn!.content!["application/json"]!.schema!;
    const { meta } = acted.properties as Record<string, { description: string }>;
    expect(meta!.description).toBe("Returned by `rotate-secret` only.");
    expect(acted.required).not.toContain("meta");
  });

  test("says whose employee is meant if none is given", () => {
    const { employee_id } = document.components.schemas.TimesheetsCreate!.properties as Record<
      string,
      { description: string }
    >;
    expect(employee_id!.description).toContain("Default: the caller's own.");
  });

  test.each([
    ["projects.getters.portfolioOverview", "limit", { type: "integer" }],
    ["holidayBalances.getters.asOf", "date", { type: "string" }],
  ])("%s takes one %s, not a pair", (id, name, schema) => {
    const parameter = operationNamed(id)!.parameters.find((one) => "name" in one && one.name === name);
    expect(parameter).toMatchObject({ schema });
    expect((parameter as { description: string }).description).not.toContain("pair");
  });
});
