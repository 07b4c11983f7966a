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

export const emptyAnswer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: null,
});
