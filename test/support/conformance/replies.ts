import { expect } from "vitest";
import type { Reply } from "../app.ts";
import type { Record } from "./world.ts";

/** Checks a status; if it differs, the message contains what was returned instead. */
export function expectStatus(reply: Reply, ...statuses: number[]): Reply {
  if (!statuses.includes(reply.status)) {
    expect.fail(
      `${statuses.join(" or ")} expected, but ${reply.status} returned: ${reply.text.slice(0, 600)}`,
    );
  }
  return reply;
}

/** A record that was read alone, as lists and writes return it: without the actions that can be run on it. */
export function asListed(record: Record): Record {
  const { actions: _, ...meta } = record.meta;
  return { ...record, meta };
}

/** The part of a response's ETag that identifies the record's state. */
export const recordTag = ({ headers }: Reply): string =>
  headers.get("etag")!.replace(/^"([^".]*)(?:\.[^"]*)?"$/, "$1");

/** The maximum number of values of a closed set that are listed in an error. */
const MAX_ALLOWED = 100;

/** Checks a 422 about a value outside a closed set, which it lists. Returns its first message. */
export function expectMissed(reply: Reply, path: string, values: readonly (string | number)[]): string {
  const message = expectInvalid(reply, path);
  expect(reply.body.allowed?.[path], `allowed of ${path}`).toEqual(values.slice(0, MAX_ALLOWED));
  return message;
}

/** Checks a 404 that names exactly these ids of the request by their paths. */
export function expectMissing(reply: Reply, ...paths: string[]): void {
  expectStatus(reply, 404);
  const errors = Object.fromEntries(paths.map((path) => [path, [`The selected ${path} is invalid.`]]));
  expect(reply.body).toEqual({ message: "Not Found.", errors });
}

/** Checks a 422 about the given parameter or field; returns its first message. */
export function expectInvalid(reply: Reply, path: string): string {
  expectStatus(reply, 422);
  const { allowed, ...body } = reply.body;
  expect(Object.keys(body).sort()).toEqual(["errors", "message"]);
  for (const [missed, values] of Object.entries<unknown[]>(allowed ?? {})) {
    expect(Object.keys(body.errors)).toContain(missed);
    expect(values.length).toBeLessThanOrEqual(MAX_ALLOWED);
  }
  expect(Object.keys(reply.body.errors)).toContain(path);
  const [message] = reply.body.errors[path];
  expect(message).toMatch(/\S/);
  return message;
}

/** Checks a 403 and returns the permission that it says is missing. */
export function expectForbidden(reply: Reply): string | undefined {
  expectStatus(reply, 403);
  expect(reply.body.message).toBe("This action is unauthorized.");
  return reply.body.required_permission;
}

export const idsOf = (records: readonly Record[]): string[] => records.map(({ id }) => id);
