import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentProblems } from "../../../test/support/openapi/document-problems.ts";
import { librarySchema } from "../../../test/support/openapi/library.ts";
import { describeApi } from "../../engine/openapi/describe-api.ts";
import type { OpenApiDocument } from "../../engine/openapi/openapi-document.ts";
import { registerDocs } from "./docs.ts";

let fastify: FastifyInstance;
let html: string;
let files: string[];

beforeAll(async () => {
  fastify = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await registerDocs(fastify, { openApiUrl: "/api/openapi.json?a=1&b=2" });
  html = (await fastify.inject("/docs")).body;
  files = [...html.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, url]) => url!);
});
afterAll(() => fastify.close());

describe("The API reference", () => {
  test.each(["/docs", "/docs/"])("is a page at %s that may load nothing from elsewhere", async (url) => {
    const { statusCode, headers } = await fastify.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
  });

  test("refers to the description, and to no other host", () => {
    expect(html).toContain('data-openapi="/api/openapi.json?a=1&amp;b=2"');
    expect(html).not.toMatch(/["'(]\s*(https?:)?\/\//);
  });

  test("serves every file of the page with a cache lifetime without limit", async () => {
    expect(files.map((url) => url.split("/").at(-1))).toEqual([
      "favicon-32x32.png",
      "swagger-ui.css",
      "reference.css",
      "swagger-ui-bundle.js",
      "reference.js",
    ]);
    for (const url of files) {
      const { statusCode, headers, rawPayload } = await fastify.inject(url);
      expect(statusCode, url).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(rawPayload.length).toBeGreaterThan(100);
    }
  });

  test("serves no other file of these folders", async () => {
    const [folder] = files[1]!.split("/swagger-ui.css");
    for (const name of ["package.json", "swagger-ui.css.map", "../package.json", "%2e%2e/package.json", ""]) {
      expect((await fastify.inject(`${folder}/${name}`)).statusCode, name).toBe(404);
    }
  });
});

describe("The part of a description that is one module's", async () => {
  // The code of the page is plain JavaScript, which is not type-checked.
  const source = new URL("docs-assets/only-module.js", import.meta.url).href;
  const { onlyModule } = (await import(source)) as {
    onlyModule: (document: OpenApiDocument, title: string) => OpenApiDocument;
  };
  const document = describeApi(librarySchema, { serverUrl: "/api" });

  test.each(["Books", "House"])("has the operations of %s, and all that they refer to", async (title) => {
    const part = onlyModule(document, title);
    expect(part.tags.map(({ name }) => name)).toEqual([title]);
    expect(Object.keys(part.paths).length).toBeGreaterThan(2);
    const whole = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item)
        .filter(({ tags }) => tags[0] === title)
        .map(({ operationId }) => `${path} ${operationId}`),
    );
    const shown = Object.entries(part.paths).flatMap(([path, item]) =>
      Object.values(item).map(({ operationId }) => `${path} ${operationId}`),
    );
    expect(shown).toEqual(whole);
    expect(await documentProblems(part)).toEqual([]);
  });
});
