import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFirst, forgetFirstResponses } from "./first-responses.ts";

const request = (method = "GET", path = "/api/session") =>
  new Request(`http://acme.example${path}`, { method });
const asked = new Response("asked");
const given = new Response("given");

const have = (response: Promise<Response>, path = "/api/session"): void => {
  globalThis.firstResponses = { [path]: response };
};

beforeEach(() => {
  vi.stubGlobal("fetch", async () => asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetFirstResponses();
});

test("the response that the page has requested is taken once", async () => {
  have(Promise.resolve(given));
  expect(await fetchFirst(request())).toBe(given);
  expect(await fetchFirst(request())).toBe(asked);
});

test("a response is that of its path with its query", async () => {
  have(Promise.resolve(given), "/api/views?perPage=500");
  expect(await fetchFirst(request("GET", "/api/views"))).toBe(asked);
  expect(await fetchFirst(request("GET", "/api/views?perPage=500"))).toBe(given);
});

test("a failed request of the page is sent again", async () => {
  have(Promise.reject(new TypeError("no connection")));
  expect(await fetchFirst(request())).toBe(asked);
});

test("whoever signs in does not get what was requested before", async () => {
  have(Promise.resolve(given));
  expect(await fetchFirst(request("POST"))).toBe(asked);
  expect(await fetchFirst(request())).toBe(asked);
});
