import { Command } from "commander";
import { type Asked, askAll, type Question } from "../ask.ts";
import type { BenchData } from "../data.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { type Served, startProduct } from "../servers.ts";
import { type LeadData, openLeadData } from "./lead-data.ts";
import { moveLeads } from "./move-leads.ts";
import { createOpenLeads } from "./open-leads.ts";
import { boardQuestions, reportQuestions } from "./questions.ts";
import { leadReport } from "./report.ts";

const options = new Command("bench:leads")
  .description("measures the reports on leads, the columns of a board, and moves by several writers on it")
  .option("--quick", "one round on few leads, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "11")
  .option("--leads <number>", "how many leads the reports have", "100000")
  .option("--cards <number>", "how many open leads the board has", "10000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; leads: string; cards: string }>();

const EMPLOYEES = 60;
const WRITERS = 8;
const LEADS_OF_A_WRITER = 50;
const ROUNDS = options.quick ? 1 : Number(options.rounds);
const LEADS = options.quick ? 1_000 : Number(options.leads);
const CARDS = options.quick ? 500 : Number(options.cards);

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Seeds leads over two years, and runs something with them and with a server of the program. */
async function withLeads<Result>(
  leads: number,
  run: (data: LeadData, product: Served) => Promise<Result>,
): Promise<Result> {
  const data = await openLeadData(EMPLOYEES, leads);
  try {
    const product = await startProduct({ ...data.settings, IMPORT_ROW_LIMIT: String(CARDS) });
    try {
      return await run(data, product);
    } finally {
      await product.close();
    }
  } finally {
    await data.close();
  }
}

function ask(questions: readonly Question[], data: BenchData, url: string): Promise<Asked[]> {
  const { key, pool, installation } = data;
  return askAll(questions, {
    ...{ url, key, pool, rounds: ROUNDS },
    run: (path) => installation.app.handle(requestFor(path, key)),
  });
}

say(`Seeding a board of ${CARDS} leads …`);
const onBoard = await withLeads(0, async (data, product) => {
  const { pool, workspaceId, key } = data;
  await createOpenLeads(data, product, CARDS);
  const { rows } = await pool.query(
    `select (select count(*)::integer from leads where workspace_id = $1 and status = 'open') as cards,
       array(select id from lead_stages where workspace_id = $1 and position is not null order by position) as stages,
       array(select id from leads where workspace_id = $1 and status = 'open' order by id limit $2) as ids`,
    [workspaceId, WRITERS * LEADS_OF_A_WRITER],
  );
  const { cards, stages, ids } = rows[0];
  say("Asking for the board …");
  const board = await ask(boardQuestions(stages), data, product.url);
  say("Moving …");
  const leads = Array.from({ length: WRITERS }, (_none, writer) =>
    (ids as string[]).filter((_id, index) => index % WRITERS === writer),
  );
  const seconds = options.quick ? 1 : 10;
  const moves = await moveLeads({ url: product.url, key, stageIds: stages, leads, seconds });
  return { cards, board, moves };
});

say(`Seeding ${LEADS} leads …`);
const text = await withLeads(LEADS, async (data, product) => {
  const { rows } = await data.pool.query(
    `select current_date::text as today,
       (select count(*)::integer from leads where workspace_id = $1) as leads,
       (select count(*)::integer from leads where workspace_id = $1 and status = 'open') as open,
       (select count(*)::integer from lead_stage_history where workspace_id = $1) as intervals,
       (select count(*)::integer from lead_activities where workspace_id = $1) as activities`,
    [data.workspaceId],
  );
  const { today, ...counts } = rows[0];
  say("Asking for the reports …");
  const reports = await ask(reportQuestions(today), data, product.url);
  return leadReport({
    ...counts,
    ...onBoard,
    ...{ command: commandOf("bench:leads"), seconds: data.seconds, postgresVersion: data.postgresVersion },
    reports,
  });
});
process.stdout.write(text);
if (!options.quick) await retainSection("leads", text);
