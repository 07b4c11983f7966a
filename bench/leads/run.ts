import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openLeadData } from "./lead-data.ts";
import { moveLeads } from "./move-leads.ts";
import { boardQuestions, reportQuestions } from "./questions.ts";
import { leadReport } from "./report.ts";

const options = new Command("bench:leads")
  .description("measures the reports on leads, the columns of the board, and moves by several writers")
  .option("--quick", "one round on few leads, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "11")
  .option("--leads <number>", "how many leads", "100000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; leads: string }>();

const WRITERS = 8;
const LEADS_OF_A_WRITER = 50;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const wanted = options.quick ? 1_000 : Number(options.leads);

say(`Seeding ${wanted} leads …`);
const data = await openLeadData(60, wanted);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const { rows } = await pool.query(
      `select current_date::text as today,
         (select count(*)::integer from leads where workspace_id = $1) as leads,
         (select count(*)::integer from leads where workspace_id = $1 and status = 'open') as open,
         (select count(*)::integer from lead_stage_history where workspace_id = $1) as intervals,
         (select count(*)::integer from lead_activities where workspace_id = $1) as activities,
         array(select id from lead_stages where workspace_id = $1 and position is not null order by position) as stages,
         array(select id from leads where workspace_id = $1 and status = 'open' order by id limit $2) as ids`,
      [workspaceId, WRITERS * LEADS_OF_A_WRITER],
    );
    const { today, stages, ids, ...counts } = rows[0];
    const asking = {
      ...{ url: product.url, key, pool, rounds: options.quick ? 1 : Number(options.rounds) },
      run: (path: string) => installation.app.handle(requestFor(path, key)),
    };
    say("Asking …");
    const reports = await askAll(reportQuestions(today), asking);
    const board = await askAll(boardQuestions(stages), asking);
    say("Moving …");
    const leads = Array.from({ length: WRITERS }, (_none, writer) =>
      (ids as string[]).filter((_id, index) => index % WRITERS === writer),
    );
    const seconds = options.quick ? 1 : 10;
    const moves = await moveLeads({ url: product.url, key, stageIds: stages, leads, seconds });
    const { seconds: seeding, postgresVersion } = data;
    const command = commandOf("bench:leads");
    const text = leadReport({
      ...counts,
      ...{ command, seconds: seeding, postgresVersion, reports, board, moves },
    });
    process.stdout.write(text);
    if (!options.quick) await retainSection("leads", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
