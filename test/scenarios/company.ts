import { expect } from "vitest";
import type { Caller, Reply } from "../support/app.ts";

/** A day as it is returned. */
export const day = (date: string): string => `${date}T00:00:00.000000Z`;

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

/** The body of somebody called "Ana Pop", employed since 2024; the email follows from the name. */
export function person(name: string, more: Fields = {}): Fields {
  const [first_name, ...rest] = name.split(" ");
  const last_name = rest.join(" ");
  const email = `${first_name}.${last_name}@x.test`.toLowerCase().replaceAll(" ", "-");
  return { email, first_name, last_name, start_date: "2024-01-01", ...more };
}

/** The attributes of a record that was created. */
export function created(reply: Reply): Fields {
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.attributes;
}

/** The attributes of a record that was read or changed. */
export function shown(reply: Reply): Fields {
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data.attributes;
}

/** The ids of a list, in its order. */
export function ids(reply: Reply): string[] {
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body.meta.last_page, "the list is longer than a page").toBe(1);
  return reply.body.data.map((record: { id: string }) => record.id);
}

/** Creates a record; returns its id. */
export async function add(by: Caller, resource: string, body: Fields): Promise<string> {
  return String(created(await by.post(`/${resource}`, body)).id);
}

/** Hires somebody called "Ana Pop"; returns the employee's id. */
export const hire = (by: Caller, name: string, more: Fields = {}): Promise<string> =>
  add(by, "employees", person(name, more));

/** The attributes of a record that the caller sees. */
export const read = async (by: Caller, path: string): Promise<Fields> => shown(await by.get(path));

/** The id of an employee's account, as a caller who may manage accounts sees it. */
export async function accountIdOf(by: Caller, employeeId: string): Promise<string> {
  const [id] = ids(await by.get(`/users?employee_id=${employeeId}`));
  return id!;
}

/** Runs an action on one record. */
export const act = (by: Caller, path: string, action: string, body: Fields = {}): Promise<Reply> =>
  by.post(`${path}/actions?action=${action}`, body);

/** Expects a 422 with exactly these messages, one for each field unless given as an array. */
export function refused(reply: Reply, errors: Record<string, string | string[]>): void {
  expect(reply.status, reply.text).toBe(422);
  const expected = Object.entries(errors).map(([path, message]) => [path, [message].flat()]);
  expect(reply.body.errors).toEqual(Object.fromEntries(expected));
  const messages = Object.values(errors).flat();
  const others = messages.length - 1;
  const more = others === 0 ? "" : ` (and ${others} more error${others === 1 ? "" : "s"})`;
  expect(reply.body.message).toBe(`${messages[0]}${more}`);
}

/** Expects a 403 that names the missing permission. */
export function forbidden(reply: Reply, permission?: string): void {
  expect(reply.status, reply.text).toBe(403);
  expect(reply.body).toMatchObject({
    message: "This action is unauthorized.",
    ...(permission === undefined ? {} : { required_permission: permission }),
  });
}

/** Expects a 409 with the message. */
export function conflicting(reply: Reply, message: string): void {
  expect(reply.status, reply.text).toBe(409);
  expect(reply.body).toEqual({ message });
}
