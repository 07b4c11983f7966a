import { Command } from "commander";
import { type Asked, askAll, type Question } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { analyticsQuestions, boardQuestions } from "./questions.ts";
import { recalculations } from "./recalculate.ts";
import { ticketReport } from "./report.ts";
import { leaveUnresolved, openTicketData, type TicketData } from "./ticket-data.ts";

const options = new Command("bench:tickets")
  .description("measures the analytics of tickets, the board, and the recalculation of all deadlines")
  .option("--quick", "one round on few tickets, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "11")
  .option("--tickets <number>", "how many tickets the analytics and the recalculation have", "100000")
  .option("--cards <number>", "how many unresolved tickets the board has", "10000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; tickets: string; cards: string }>();

const EMPLOYEES = 60;
const ROUNDS = options.quick ? 1 : Number(options.rounds);
const TICKETS = options.quick ? 1_000 : Number(options.tickets);
const CARDS = options.quick ? 500 : Number(options.cards);

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Seeds tickets, and runs something with them and with a server of the program. */
async function withTickets<Result>(
  tickets: number,
  run: (data: TicketData, url: string) => Promise<Result>,
): Promise<Result> {
  say(`Seeding ${tickets} tickets …`);
  const data = await openTicketData(EMPLOYEES, tickets);
  try {
    const product = await startProduct(data.settings);
    try {
      return await run(data, product.url);
    } finally {
      await product.close();
    }
  } finally {
    await data.close();
  }
}

function ask(questions: readonly Question[], data: TicketData, url: string): Promise<Asked[]> {
  const { key, pool, installation } = data;
  return askAll(questions, {
    ...{ url, key, pool, rounds: ROUNDS },
    run: (path) => installation.app.handle(requestFor(path, key)),
  });
}

const onBoard = await withTickets(CARDS, async (data, url) => {
  const cards = await leaveUnresolved(data);
  const { rows } = await data.pool.query(
    `select id from ticket_stages where workspace_id = $1 and position is not null and category <> 'resolved'
     order by position`,
    [data.workspaceId],
  );
  say("Asking for the board …");
  return { cards, board: await ask(boardQuestions(rows.map(({ id }) => id)), data, url) };
});

const text = await withTickets(TICKETS, async (data, url) => {
  const { rows } = await data.pool.query(
    `select current_date::text as today, count(*)::integer as tickets from tickets where workspace_id = $1`,
    [data.workspaceId],
  );
  const { today, tickets } = rows[0];
  say("Asking for the analytics …");
  const analytics = await ask(analyticsQuestions(today), data, url);
  say("Recalculating …");
  await leaveUnresolved(data);
  return ticketReport({
    ...onBoard,
    ...{ command: commandOf("bench:tickets"), postgresVersion: data.postgresVersion },
    ...{ tickets, seconds: data.seconds, analytics },
    recalculations: await recalculations({ url, key: data.key }),
  });
});
process.stdout.write(text);
if (!options.quick) await retainSection("tickets", text);
