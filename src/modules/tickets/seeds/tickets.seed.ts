import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import type { BusinessTime } from "../business-time/business-time.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";
import { useUpNumber } from "../tickets/ticket-numbers.ts";
import { CUSTOMERS, REQUESTS } from "./requests.seed.ts";
import { type TicketLife, ticketLife } from "./ticket-life.seed.ts";

type Stored = Values & { readonly id: string };

/** The period in which the tickets were opened, in days. */
const DAYS = 365;
const DAY_MS = 86_400_000;
/** How many people work on tickets. */
const AGENTS = 4;
/** How many tickets are loaded at once, so that memory does not grow with their number. */
const PART = 5_000;

interface Desk {
  readonly stageIds: readonly string[];
  readonly agents: readonly { readonly id: string; readonly user_id: string | null }[];
  readonly people: readonly string[];
  readonly clients: readonly string[];
  readonly time: BusinessTime;
  readonly targets: Awaited<ReturnType<typeof readSettings<"ticket_sla">>>["ticket_sla"];
}

const own = sql`workspace_id = ${fromContext("workspace")} and archived_at is null`;

async function deskOf(work: Work): Promise<Desk> {
  const idsOf = async (statement: typeof own): Promise<string[]> =>
    (await work.rows<{ id: string }>(statement)).map(({ id }) => id);
  const hired = sql`${own} and start_date <= ${fromContext("today")}`;
  return {
    stageIds: await idsOf(sql`select id from ticket_stages where ${own} order by position`),
    agents: await work.rows<{ id: string; user_id: string | null }>(sql`select e.id, (select u.id from users u
        where u.workspace_id = ${fromContext("workspace")} and u.employee_id = e.id) as user_id
      from employees e where e.workspace_id = ${fromContext("workspace")} and e.archived_at is null
        and e.start_date <= ${fromContext("today")} order by e.id offset 3 limit ${AGENTS}::integer`),
    people: await idsOf(sql`select id from employees where ${hired} order by id`),
    clients: await idsOf(sql`select id from clients where ${own} order by id limit 20`),
    time: await readBusinessTime(work),
    targets: (await readSettings(work, "ticket_sla")).ticket_sla,
  };
}

interface Invented {
  readonly ticket: Stored;
  readonly life: TicketLife;
  readonly comments: readonly Values[];
}

/** The comments on a ticket: what agents responded, noted among themselves, and said when it was resolved. */
function commentsOf(
  work: Work,
  request: (typeof REQUESTS)[number],
  ticket: Stored,
  { stages, respondedAt }: TicketLife,
  author: string | null,
): Stored[] {
  if (respondedAt === null) return [];
  const comment = (at: Date, body: string, more: Values): Stored => ({
    ...{ id: work.newId(at), ticket_id: ticket.id, body, author_user_id: author, author_type: "agent" },
    ...{ created_at: at, updated_at: at, ...more },
  });
  const resolved = stages.find(({ stage }) => stage === 3);
  return [
    comment(respondedAt, request.response, { visibility: "public", is_first_response: true }),
    ...(resolved
      ? [comment(resolved.from, request.solution, { visibility: "public", is_first_response: false })]
      : []),
  ];
}

/** Invents a ticket of a colleague or of a customer. */
function invent(work: Work, random: SeededRandom, desk: Desk, number: number): Invented {
  const day = new Date(work.now.getTime() - random.integer(0, DAYS) * DAY_MS);
  day.setUTCHours(random.integer(6, 16), random.integer(0, 59), random.integer(0, 59), 0);
  const createdAt = day < work.now ? day : new Date(work.now.getTime() - random.integer(1, 300) * 60_000);
  const priority = random.weighted([
    ["normal", 6],
    ["high", 3],
    ["low", 2],
    ["urgent", 1],
  ] as const);
  const life = ticketLife(random, desk.time, desk.targets[priority], createdAt, work.now);
  const request = random.pick(REQUESTS);
  const isCustomer = random.chance(0.45);
  const [name, email] = random.pick(CUSTOMERS);
  const agent = desk.agents.length > 0 ? random.pick(desk.agents) : null;
  const isTaken = life.stages.length > 1 || random.chance(0.3);
  const ticket: Stored = {
    id: work.newId(createdAt),
    number,
    ...{ subject: request.subject, description: request.description, type: request.type, priority },
    channel: isCustomer ? random.pick(["email", "phone"]) : "web",
    stage_id: desk.stageIds[life.stages.at(-1)!.stage]!,
    position: String(number),
    requester_employee_id: isCustomer || desk.people.length === 0 ? null : random.pick(desk.people),
    client_id: isCustomer && desk.clients.length > 0 ? random.pick(desk.clients) : null,
    requester_name: isCustomer ? name : null,
    requester_email: isCustomer ? email : null,
    assignee_employee_id: isTaken ? (agent?.id ?? null) : null,
    ...life.columns,
    updated_at: life.stages.at(-1)!.from,
  };
  return { ticket, life, comments: commentsOf(work, request, ticket, life, agent?.user_id ?? null) };
}

/** Creates tickets over a year, with their ways through the stages and the comments on them. */
export async function seedTickets(
  work: Work,
  wanted: number,
  random: SeededRandom,
): Promise<Record<string, number>> {
  const desk = await deskOf(work);
  const made = { tickets: 0, "ticket-comments": 0 };
  if (desk.stageIds.length < 4 || wanted === 0) return made;
  const last = await work.row<{ number: number }>(sql`select coalesce(max(t.number), 0)::integer as number
    from tickets t where t.workspace_id = ${fromContext("workspace")}`);
  const first = last!.number + 1;
  for (let start = 0; start < wanted; start += PART) {
    const part = Array.from({ length: Math.min(PART, wanted - start) }, (_none, index) =>
      invent(work, random, desk, first + start + index),
    );
    const comments = part.flatMap((one) => one.comments as Stored[]);
    const bulk = new BulkLoad(work);
    await bulk.insertStored(
      "tickets",
      part.map(({ ticket }) => ticket),
    );
    await bulk.insertStored("ticket-comments", comments);
    await bulk.finish();
    await keepHistory(work, part, desk.stageIds);
    made.tickets += part.length;
    made["ticket-comments"] += comments.length;
  }
  await useUpNumber(work, first + wanted - 1);
  return made;
}

/** Stores the intervals of the tickets, which are not journalled. */
async function keepHistory(
  work: Work,
  part: readonly Invented[],
  stageIds: readonly string[],
): Promise<void> {
  const rows = part.flatMap(({ ticket, life }) =>
    life.stages.map(({ stage, from, to }, index) => ({
      id: work.newId(from),
      ticket_id: ticket.id,
      stage_id: stageIds[stage],
      from_stage_id: index === 0 ? null : stageIds[life.stages[index - 1]!.stage],
      ...{ entered_at: from, left_at: to },
    })),
  );
  await work.rows(sql`insert into ticket_stage_history
      (workspace_id, id, ticket_id, stage_id, from_stage_id, entered_at, left_at)
    select ${fromContext("workspace")}, one.id, one.ticket_id, one.stage_id, one.from_stage_id, one.entered_at,
      one.left_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id text, ticket_id text, stage_id text,
      from_stage_id text, entered_at timestamptz, left_at timestamptz)`);
}
