import type pg from "pg";
import { withDatabaseTime } from "./connections/database-processor.ts";
import { percentile } from "./load.ts";
import { recordStatements, type Statement } from "./recorded-statements.ts";

/** One request, which is measured alone and repeated sequentially. */
export interface Question {
  readonly name: string;
  /** Path and query below the API's address. */
  readonly path: string;
}

/**
 * The milliseconds of one request: through the program, of its statements alone, and of processor time that the database
 * used for the former, which depends less on what else the machine does.
 */
export interface Asked {
  readonly question: string;
  readonly program: readonly number[];
  readonly alone: readonly number[];
  readonly processor: readonly number[];
}

export const middle = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );

interface AskOptions {
  readonly url: string;
  readonly key: string;
  readonly rounds: number;
  readonly pool: pg.Pool;
  /** Runs the request within this process, so that its statements can be recorded. */
  readonly run: (path: string) => Promise<unknown>;
}

/** Measures every request in each round, on the program and on the database alone, one right after the other. */
export async function askAll(questions: readonly Question[], options: AskOptions): Promise<Asked[]> {
  const requested = questions.map(({ name }) => ({
    question: name,
    program: [] as number[],
    alone: [] as number[],
    processor: [] as number[],
  }));
  const statements: Statement[][] = [];
  for (const { path } of questions) statements.push(await recordStatements(() => options.run(path)));
  for (let round = -1; round < options.rounds; round++) {
    for (const [index, question] of questions.entries()) {
      const { result: program, seconds } = await withDatabaseTime(options.pool, () =>
        timed(() => ask(question, options)),
      );
      const alone = await timed(() => repeat(options.pool, statements[index]!));
      // The first round only warms up the caches.
      if (round < 0) continue;
      requested[index]!.program.push(program);
      requested[index]!.alone.push(alone);
      requested[index]!.processor.push(seconds * 1000);
    }
  }
  return requested;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

async function ask({ name, path }: Question, { url, key }: AskOptions): Promise<void> {
  const response = await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${key}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 500)}`);
}

/** Sends the recorded statements in their order on one connection. */
async function repeat(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name, text, values } of statements) await client.query({ name, text, values: [...values] });
  } finally {
    client.release();
  }
}

/**
 * The results as a table: the time of a request, the time of its statements alone, the ratio of the two, and the processor
 * time of the database.
 */
export function askedTable(requested: readonly Asked[]): string {
  const lines = requested.map(({ question, program, alone, processor }) => {
    const ratios = program.map((time, round) => time / alone[round]!);
    const most = Math.max(...program);
    return `| ${question} | ${middle(program).toFixed(0)} | ${most.toFixed(0)} | ${middle(alone).toFixed(0)} | ${middle(ratios).toFixed(2)} | ${middle(processor).toFixed(0)} |`;
  });
  return `| question | p50 ms | most ms | its statements alone, p50 ms | ratio | PostgreSQL, processor ms |
|---|--:|--:|--:|--:|--:|
${lines.join("\n")}`;
}
