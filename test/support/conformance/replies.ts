import { expect } from "vitest";
import type { Reply } from "../app.ts";
import type { Record } from "./world.ts";

/** Checks a status and, where it differs, tells what was answered instead. */
export function expectStatus(reply: Reply, ...statuses: number[]): Reply {
  if (!statuses.includes(reply.status)) {
    expect.fail(
      `${statuses.join(" or ")} expected, but ${reply.status} answered: ${reply.text.slice(0, 600)}`,
    );
  }
  return reply;
}

/** Checks a 422 about the given parameter or field; answers its first message. */
export function expectInvalid(reply: Reply, path: string): string {
  expectStatus(reply, 422);
  expect(Object.keys(reply.body).sort()).toEqual(["errors", "message"]);
  expect(Object.keys(reply.body.errors)).toContain(path);
  const [message] = reply.body.errors[path];
  expect(message).toMatch(/\S/);
  return message;
}

/** Checks a 403 and answers the permission that it says is missing. */
export function expectForbidden(reply: Reply): string | undefined {
  expectStatus(reply, 403);
  expect(reply.body.message).toBe("This action is unauthorized.");
  return reply.body.required_permission;
}

export const idsOf = (records: readonly Record[]): string[] => records.map(({ id }) => id);
