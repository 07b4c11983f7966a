import { beforeEach, describe, expect, test } from "vitest";
import { workspaceJob } from "../../src/administration/workspace-job.ts";
import { expiringDocuments } from "../../src/modules/documents/index.ts";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, shown } from "./company.ts";
import { uploadDocument } from "./document-files.ts";
import { mailsTo } from "./outbox.ts";

const { app, owner } = testCompany();

let person: string;
let email: string;
let count = 0;

beforeEach(async () => {
  at("2026-07-14T08:30:00Z");
  person = await hire(owner, `Person No${++count}`);
  email = (await owner.get(`/employees/${person}`)).body.data.attributes.email;
});

const at = (moment: string): void => app.clock.set(new Date(moment));

const sendNotices = (): Promise<number> => workspaceJob(app.installation, expiringDocuments)();

const typeWith = (more: Record<string, unknown> = {}): Promise<string> =>
  add(owner, "document-types", { name: `Permit ${++count}`, reminder_days: [30, 7], ...more });

const paper = async (type_id: string, end_date: string | null, more: Record<string, unknown> = {}) =>
  created(await uploadDocument(app, owner, { employee_id: person, type_id, end_date, ...more })).id as string;

/** The notices that the feed reports of a document. */
async function noticesOf(id: string): Promise<number> {
  const { body } = await owner.get(`/audit-log?resource_id=${id}&perPage=500`);
  return body.data.filter(({ attributes }: { attributes: { event: string } }) =>
    attributes.event.endsWith("expiring"),
  ).length;
}

describe("notices of documents that end soon", () => {
  test("are sent on each of the type's days, once, and again for another end", async () => {
    const id = await paper(await typeWith(), "2026-08-13");
    await sendNotices();
    expect(await noticesOf(id)).toBe(1);
    await sendNotices();
    at("2026-08-05T12:00:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(1);
    at("2026-08-06T12:00:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(2);
    at("2026-08-09T12:00:00Z");
    shown(await owner.patch(`/documents/${id}`, { end_date: "2026-12-31" }));
    await sendNotices();
    at("2026-11-30T12:00:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(2);
    at("2026-12-01T12:00:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(3);
  });

  test("of days that were missed are one notice", async () => {
    at("2026-08-08T12:00:00Z");
    const id = await paper(await typeWith(), "2026-08-13");
    await sendNotices();
    await sendNotices();
    expect(await noticesOf(id)).toBe(1);
  });

  test("wait until eight o'clock of the workspace, and end with the document", async () => {
    at("2026-07-15T07:50:00Z");
    const id = await paper(await typeWith(), "2026-08-13");
    at("2026-07-15T07:59:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(0);
    at("2026-07-15T08:00:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(1);
    at("2026-08-14T12:00:00Z");
    await sendNotices();
    expect(await noticesOf(id)).toBe(1);
  });

  test("are not sent of drafts, of people who have left, or of what has a successor", async () => {
    const type = await typeWith();
    const draft = created(
      await owner.post("/documents", {
        name: "Draft",
        employee_id: person,
        type_id: type,
        end_date: "2026-07-20",
      }),
    ).id as string;
    const replaced = await paper(type, "2026-07-20");
    await paper(type, "2027-07-20");
    const gone = await hire(owner, `Gone No${++count}`);
    const left = await paper(type, "2026-07-20", { employee_id: gone });
    shown(await act(owner, `/employees/${gone}`, "archive"));
    await sendNotices();
    for (const id of [draft, replaced, left]) expect(await noticesOf(id)).toBe(0);
  });

  test("are mailed to the employee and to those whom the type names, of private ones only to these", async () => {
    const boss = await hire(owner, `Boss No${++count}`);
    const bossEmail = (await owner.get(`/employees/${boss}`)).body.data.attributes.email;
    const open = await typeWith({ notify_employee_ids: [boss] });
    const secret = await typeWith({ notify_employee_ids: [boss], visibility: "private" });
    await paper(open, "2026-07-21", { name: "Residence permit" });
    await paper(secret, "2026-07-14", { name: "Warning" });
    await sendNotices();
    await sendQueuedMails(app.installation.services);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      "Residence permit ends in 7 days",
    ]);
    const toBoss = await mailsTo(app, bossEmail);
    expect(toBoss.map(({ subject }) => subject).sort()).toEqual([
      "Residence permit ends in 7 days",
      "Warning ends today",
    ]);
    expect(toBoss[0]!.text).toContain("/documents/");
  });
});
