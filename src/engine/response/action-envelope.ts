import type { Action } from "../declare/action.ts";
import { counted, Message, type Text } from "../errors/message.ts";
import type { Words } from "../errors/words.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/** The envelope of an action: the records as JSON text and a message. */
export const actionEnvelope = (data: string, message: Text, words: Words): string =>
  `{"data":${data},"message":${JSON.stringify(words.say(message))}}`;

/**
 * The message after success: "Archived 3 employees." It is a sentence of its own for each action, because what was done is a
 * noun in some languages, and an adjective where the same word is the state of a record.
 */
export function messageOf({ done }: Action, { singular, plural }: ResourceSchema, count: number): Text {
  const records = counted(count, singular, plural);
  return new Message(doneSentence(done), { 0: records }, `${done} ${records}.`);
}

/** The key of the message after an action: "Archived {0}." */
export const doneSentence = (done: string): string => `${done} {0}.`;
