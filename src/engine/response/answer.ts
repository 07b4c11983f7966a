import type { FileAnswer } from "../execute/contexts.ts";

/** What a request is answered with, free of any server library. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text as it goes out, a file, or nothing. */
  readonly body: string | FileAnswer | null;
  /** The body for whoever repeats the request: without what is shown only once. */
  readonly replay?: string;
}

export const json = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body,
});

/** An answer whose `data` is already JSON text. */
export const dataAnswer = (status: number, data: string, headers: Record<string, string> = {}): Answer =>
  json(status, `{"data":${data}}`, headers);

/** An answer made of a value. */
export const valueAnswer = (status: number, value: unknown, headers: Record<string, string> = {}): Answer =>
  json(status, JSON.stringify(value), headers);

/** Members of an answer's `meta` that are told this one time. */
export type Told = Readonly<Record<string, unknown>>;

/** The same members without what they tell. */
const silenced = (told: Told): Told => Object.fromEntries(Object.keys(told).map((name) => [name, null]));

/**
 * Puts `meta` beside `data`, of one record or, in their order, of several. Whoever repeats the request finds null for
 * each of its members; so does a rehearsal, after which there is nothing that they could be used for.
 */
export function tellingOnce(answer: Answer, told: Told | readonly Told[], isRehearsal: boolean): Answer {
  const body = answer.body as string;
  const withMeta = (meta: unknown): string => `${body.slice(0, -1)},"meta":${JSON.stringify(meta)}}`;
  const replay = withMeta(Array.isArray(told) ? told.map(silenced) : silenced(told as Told));
  return {
    ...answer,
    headers: { ...answer.headers, "Cache-Control": "no-store" },
    body: isRehearsal ? replay : withMeta(told),
    replay,
  };
}

export const emptyAnswer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: null,
});
