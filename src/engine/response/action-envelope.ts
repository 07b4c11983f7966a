import type { Action } from "../declare/action.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/** The envelope of an action: the records as JSON text and a message. */
export const actionEnvelope = (data: string, message: string): string =>
  `{"data":${data},"message":${JSON.stringify(message)}}`;

/** The message after success: "Archived 3 employees." */
export function messageOf({ done }: Action, { singular, plural }: ResourceSchema, count: number): string {
  return `${done} ${count} ${count === 1 ? singular : plural}.`;
}
