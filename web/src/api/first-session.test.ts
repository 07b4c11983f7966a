import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchSession, forgetFirstSession } from "./first-session.ts";

const request = (method = "GET") => new Request("http://acme.example/api/session", { method });
const asked = new Response("asked");
const given = new Response("given");

beforeEach(() => {
  vi.stubGlobal("fetch", async () => asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetFirstSession();
});

test("the response that the page has requested is taken once", async () => {
  globalThis.firstSession = Promise.resolve(given);
  expect(await fetchSession(request())).toBe(given);
  expect(await fetchSession(request())).toBe(asked);
});

test("a failed request of the page is sent again", async () => {
  globalThis.firstSession = Promise.reject(new TypeError("no connection"));
  expect(await fetchSession(request())).toBe(asked);
});

test("whoever signs in does not get the session from before", async () => {
  globalThis.firstSession = Promise.resolve(given);
  expect(await fetchSession(request("POST"))).toBe(asked);
  expect(await fetchSession(request())).toBe(asked);
});
