import type { Action } from "../declare/action.ts";
import { counted, message, said, type Text } from "../errors/message.ts";
import type { Words } from "../errors/words.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/** The envelope of an action: the records as JSON text and a message. */
export const actionEnvelope = (data: string, message: Text, words: Words): string =>
  `{"data":${data},"message":${JSON.stringify(words.say(message))}}`;

/** The message after success: "Archived 3 employees." */
export function messageOf({ done }: Action, { singular, plural }: ResourceSchema, count: number): Text {
  return message`${said(done)} ${counted(count, singular, plural)}.`;
}
