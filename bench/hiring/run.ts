import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openHiringData } from "./hiring-data.ts";
import { analyticsQuestions, boardQuestions } from "./questions.ts";
import { hiringReport } from "./report.ts";

const options = new Command("bench:hiring")
  .description("measures the analytics of hiring and the columns of the board")
  .option("--quick", "one round on few candidates, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "11")
  .option("--candidates <number>", "how many candidates", "100000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; candidates: string }>();

const EMPLOYEES = 60;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const wanted = options.quick ? 1_000 : Number(options.candidates);

say(`Seeding ${wanted} candidates …`);
const data = await openHiringData(EMPLOYEES, wanted);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const { rows } = await pool.query(
      `select current_date::text as today,
         (select count(*)::integer from candidates where workspace_id = $1) as candidates,
         (select count(*)::integer from candidates where workspace_id = $1 and status = 'active') as active,
         (select count(*)::integer from candidate_stage_history where workspace_id = $1) as intervals,
         (select count(*)::integer from jobs where workspace_id = $1) as jobs,
         (select job_id from candidates where workspace_id = $1 and job_id is not null
            group by job_id order by count(*) desc, job_id limit 1) as job,
         (select department_id from jobs where workspace_id = $1 and department_id is not null
            group by department_id order by count(*) desc, department_id limit 1) as department,
         array(select id from hiring_stages where workspace_id = $1 and position is not null order by position)
           as stages`,
      [workspaceId],
    );
    const { today, stages, job, department, ...counts } = rows[0];
    const asking = {
      ...{ url: product.url, key, pool, rounds: options.quick ? 1 : Number(options.rounds) },
      run: (path: string) => installation.app.handle(requestFor(path, key)),
    };
    say("Asking …");
    const analytics = await askAll(analyticsQuestions(today, job, department), asking);
    const board = await askAll(boardQuestions(stages), asking);
    const { seconds, postgresVersion } = data;
    const command = commandOf("bench:hiring");
    const text = hiringReport({ ...counts, command, seconds, postgresVersion, analytics, board });
    process.stdout.write(text);
    if (!options.quick) await retainSection("hiring", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
