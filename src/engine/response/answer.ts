import type { Telling, Told } from "../execute/telling.ts";
import type { FileAnswer } from "../work/contexts.ts";

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

/** As whoever repeats the request finds it: null for each member that was told once. */
const repeated = ({ members, isOnce }: Telling): Told =>
  isOnce ? Object.fromEntries(Object.keys(members).map((name) => [name, null])) : members;

/**
 * Puts `meta` beside `data`, of one record or, in their order, of several. Whoever repeats the request finds null for
 * what is told once; so does a rehearsal, after which there is nothing that it could be used for.
 */
export function telling(answer: Answer, told: Telling | readonly Telling[], isRehearsal: boolean): Answer {
  const body = answer.body as string;
  const all = [told].flat();
  const withMeta = (metas: readonly Told[]): string =>
    `${body.slice(0, -1)},"meta":${JSON.stringify(Array.isArray(told) ? metas : metas[0])}}`;
  const full = withMeta(all.map(({ members }) => members));
  if (!all.some(({ isOnce }) => isOnce)) return { ...answer, body: full };
  const replay = withMeta(all.map(repeated));
  const headers = { ...answer.headers, "Cache-Control": "no-store" };
  return { ...answer, headers, body: isRehearsal ? replay : full, replay };
}

export const emptyAnswer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: null,
});
