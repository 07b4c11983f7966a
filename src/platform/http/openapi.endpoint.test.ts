import { describe, expect, test } from "vitest";
import { librarySchema } from "../../../test/support/openapi/library.ts";
import { describeApi } from "../../engine/openapi/describe-api.ts";
import { openApiResponse } from "./openapi.endpoint.ts";

const ask = (origin: string, tag?: string) =>
  openApiResponse(librarySchema, { origin, headers: tag === undefined ? {} : { "if-none-match": tag } });

describe("GET /openapi.json", () => {
  test("returns the description with the address at which it was requested", () => {
    const { status, body } = ask("https://acme.example.com");
    expect(status).toBe(200);
    expect(JSON.parse(String(body))).toEqual(
      JSON.parse(JSON.stringify(describeApi(librarySchema, { serverUrl: "https://acme.example.com/api" }))),
    );
  });

  test("escapes an unusual host name", () => {
    const { body } = ask('http://a"b');
    expect(JSON.parse(String(body)).servers[0].url).toBe('http://a"b/api');
  });

  test("is not sent again to a client that has it, for the same URL", () => {
    const { ETag: tag } = ask("http://a.localhost").headers;
    expect(ask("http://a.localhost", tag)).toMatchObject({ status: 304, body: null, headers: { ETag: tag } });
    expect(ask("http://b.localhost", tag).status).toBe(200);
  });
});
