import fc from "fast-check";
import { expect, test } from "vitest";
import { mailNotifications, notifyPeople } from "../../src/modules/notifications/index.ts";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import { act, add, shown } from "../scenarios/company.ts";
import { type Colleague, colleague } from "../scenarios/key-holders.ts";
import { addPolicy } from "../scenarios/leave.ts";
import { mailsTo } from "../scenarios/outbox.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

/** What each role of the test grants; the last two people have no permission at all. */
const ROLES = [
  ["manage-leave", "manage-tickets"],
  ["view-leave", "view-expenses"],
  ["manage-tickets"],
  ["manage-invoices", "manage-expenses"],
  [],
  [],
];

const notify = () => notifyPeople(app.installation)();

/** One thing that happens, by numbers that choose who and what. */
const event = fc.record({
  what: fc.constantFrom("leave", "ticket", "expense", "manager", "role", "decide"),
  who: fc.nat({ max: ROLES.length - 1 }),
  other: fc.nat({ max: ROLES.length - 1 }),
});

interface Story {
  readonly people: readonly Colleague[];
  readonly policy: string;
  readonly category: string;
  day: number;
  readonly leaves: string[];
}

/** Lets something happen; what the rules refuse does not happen. */
async function happen(
  story: Story,
  { what, who, other }: { what: string; who: number; other: number },
): Promise<void> {
  const [one, second] = [story.people[who]!, story.people[other]!];
  const date = new Date(Date.UTC(2026, 7, 3 + 7 * story.day++)).toISOString().slice(0, 10);
  if (what === "leave") {
    const body = { start_date: date, end_date: date, holiday_policy_id: story.policy };
    const { status, body: reply } = await one.session.send("POST", "/holidays", body);
    if (status === 201) story.leaves.push(reply.data.id);
  } else if (what === "ticket") {
    await owner.post("/tickets", { subject: `Ticket ${story.day}`, assignee_employee_id: second.id });
  } else if (what === "expense") {
    const body = { date: "2026-07-01", description: "Taxi", amount: 12, expense_category_id: story.category };
    const { body: reply } = await one.session.send("POST", "/expenses", body);
    if (reply.data) await act(owner, `/expenses/${reply.data.id}`, "submit");
  } else if (what === "manager") {
    await owner.patch(`/employees/${one.id}`, { manager_employee_id: who === other ? null : second.id });
  } else if (what === "role") {
    await owner.patch(`/users/${one.account}`, { role_id: second.role });
  } else if (what === "decide" && story.leaves.length > 0) {
    await act(owner, `/holidays/${story.leaves[story.leaves.length - 1]}`, "reject");
  }
}

/** The ids of somebody's notifications whose records that person can read now, one by one. */
async function readable({ account, session }: Colleague): Promise<string[]> {
  const { rows } = await app.installation.pool.query<{ id: string; record_type: string; record_id: string }>(
    "select id, record_type, record_id from notifications where user_id = $1",
    [account],
  );
  const seen: string[] = [];
  for (const { id, record_type, record_id } of rows)
    if ((await session.get(`/${record_type}/${record_id}`)).status === 200) seen.push(id);
  return seen.sort();
}

let stories = 0;

test("a notification is in sight exactly as long as its record is, for every role, in lists, the count and mails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 14 }), async (events) => {
      const number = ++stories;
      const people: Colleague[] = [];
      for (const [index, permissions] of ROLES.entries())
        people.push(await colleague(app, acme, `Person Nr${number}x${index}`, ...permissions));
      const story: Story = {
        people,
        policy: await addPolicy(owner),
        category: await add(owner, "expense-categories", { name: `Travel ${number}`, kind: "amount" }),
        day: 0,
        leaves: [],
      };
      for (const [index, person] of people.entries())
        if (index > 0)
          shown(await owner.patch(`/employees/${person.id}`, { manager_employee_id: people[0]!.id }));
      for (const one of events) {
        await happen(story, one);
        await notify();
      }
      for (const person of people) {
        const list = await person.session.get("/notifications?perPage=500");
        expect(list.status, list.text).toBe(200);
        const shownIds = list.body.data.map(({ id }: { id: string }) => id).sort();
        expect(shownIds).toEqual(await readable(person));
        const { body } = await person.session.get("/notifications/getters/unread-count");
        expect(body.data.unread).toBe(shownIds.length);
      }
      app.clock.set(new Date(app.clock.now().getTime() + 7 * 86_400_000));
      for (const person of people) person.session.get("/session");
      const before = new Map<string, number>();
      for (const { email } of people) before.set(email, (await mailsTo(app, email)).length);
      const inSight = new Map<string, string[]>();
      for (const person of people) {
        const { rows } = await app.installation.pool.query<{ id: string; record_id: string }>(
          "select id, record_id from notifications where user_id = $1 and mail_due_at is not null",
          [person.account],
        );
        const ids = await readable(person);
        inSight.set(
          person.email,
          rows.filter(({ id }) => ids.includes(id)).map(({ record_id }) => record_id),
        );
      }
      await mailNotifications(app.installation)();
      await sendQueuedMails({ ...app.installation.services, pool: app.installation.pool });
      for (const { email } of people) {
        const mails = (await mailsTo(app, email)).slice(before.get(email)!);
        const named = mails.flatMap(({ text }) =>
          [...text.matchAll(/^Open in Bureau: \S+\/open\?type=[a-z-]+&id=(\S+)/gm)].map(([, id]) => id!),
        );
        expect(new Set(named)).toEqual(new Set(inSight.get(email)!));
      }
    }),
    { numRuns: campaignSize({ suite: 2, campaign: 25 }) },
  );
}, 600_000);
