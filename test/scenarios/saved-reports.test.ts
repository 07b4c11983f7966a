import readWorkbook from "read-excel-file/node";
import { beforeEach, describe, expect, test } from "vitest";
import { sendDueReports } from "../../src/modules/reports/index.ts";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { add, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy } from "./leave.ts";
import { mailsTo } from "./outbox.ts";
import { fillPipeline } from "./sales-company.ts";

const { app, acme, owner } = testCompany();

let count = 0;
let ana: Colleague;
let isFilled = false;

/** A Wednesday. */
const NOW = "2026-04-15T12:00:00Z";

beforeEach(async () => {
  if (!isFilled) await fillPipeline(app, owner);
  isFilled = true;
  app.clock.set(NOW);
  ana = await colleague(app, acme, `Ana Asker${++count}`, "view-reports-crm");
});

const send = (): Promise<number> => sendDueReports(app.installation)();
const mail = (): Promise<number> =>
  sendQueuedMails({ ...app.installation.services, pool: app.installation.pool });

const FUNNEL = { name: "Funnel", report: "leads/lead-funnel", period: "last_month" };

const save = async (body: object): Promise<string> => {
  const reply = await ana.session.send("POST", "/saved-reports", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
};
const saved = async (id: string) => shown(await ana.session.get(`/saved-reports/${id}`));
const mine = () =>
  mailsTo(app, ana.email).then((mails) => mails.filter(({ subject }) => subject === "Funnel"));

describe("a report on what has happened", () => {
  const HR = { name: "People", report: "employees/hr-analytics" };
  const asHr = async () => {
    ana = await colleague(app, acme, `Ana Hr${++count}`, "view-reports-people", "view-employees");
  };
  const periodOf = async (body: object) => {
    const reply = await ana.session.send("POST", "/saved-reports/actions?action=read", body);
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data.period;
  };

  test("is read until today in a period that is not over", async () => {
    await asHr();
    await save({ ...HR, period: "this_year", schedule: "weekly" });
    const { report } = HR;
    expect(await periodOf({ report, period: "this_year" })).toEqual({ from: "2026-01-01", to: "2026-04-15" });
    expect(await periodOf({ report, period: "this_month" })).toEqual({
      from: "2026-04-01",
      to: "2026-04-15",
    });
    expect(await periodOf({ report, period: "last_month" })).toEqual({
      from: "2026-03-01",
      to: "2026-03-31",
    });
  });

  test("is not saved with days that the report refuses", async () => {
    await asHr();
    for (const [date, message] of [
      ["2026-01-01,2026-12-31", "The date parameter must not end after today."],
      ["2015-01-01,2026-01-01", "The date parameter must not span more than 5 years."],
    ])
      refused(await ana.session.send("POST", "/saved-reports", { ...HR, parameters: { date } }), {
        parameters: message!,
      });
  });
});

describe("a report is saved", () => {
  test("with parameters that the getter accepts, and only for the person who saves it", async () => {
    const id = await save({ ...FUNNEL, parameters: { mode: "period" } });
    expect(await saved(id)).toMatchObject({
      ...{
        name: "Funnel",
        report: "leads/lead-funnel",
        period: "last_month",
        parameters: { mode: "period" },
      },
      ...{ schedule: null, weekday: null, next_due_on: null, user_id: ana.account },
    });
    const other = await colleague(app, acme, `Ben Other${count}`, "view-reports-crm");
    expect((await other.session.get(`/saved-reports/${id}`)).status).toBe(404);
    expect((await owner.get(`/saved-reports/${id}`)).status).toBe(404);
    expect((await other.session.get("/saved-reports")).body.data).toEqual([]);
  });

  test("but not with what the getter refuses, and not if the person may not read it", async () => {
    const attempt = (body: object) => ana.session.send("POST", "/saved-reports", { ...FUNNEL, ...body });
    refused(await attempt({ parameters: { mode: "sideways" } }), {
      parameters: "The mode parameter must be one of: cohort, period.",
    });
    expect((await attempt({ parameters: { colour: "red" } })).body.errors.parameters[0]).toContain("colour");
    refused(await attempt({ parameters: { date: "2026-01-01" } }), {
      period: "The period field is prohibited when parameters has a date.",
    });
    refused(await attempt({ parameters: { format: "csv" } }), {
      parameters: "The format parameter cannot be saved.",
    });
    refused(await attempt({ report: "leads/nothing" }), { report: "The selected report is invalid." });
    refused(await attempt({ weekday: 2 }), {
      weekday: "The weekday field is prohibited unless schedule is weekly.",
    });
    expect((await attempt({ report: "invoices/invoice-analytics" })).status).toBe(403);
  });

  test("and due on the next day that its schedule names", async () => {
    const id = await save({ ...FUNNEL, schedule: "weekly" });
    expect(await saved(id)).toMatchObject({ weekday: 1, next_due_on: "2026-04-20T00:00:00.000000Z" });
    shown(await ana.session.send("PATCH", `/saved-reports/${id}`, { schedule: "monthly", month_day: 31 }));
    expect(await saved(id)).toMatchObject({
      ...{ weekday: null, month_day: 31, next_due_on: "2026-04-30T00:00:00.000000Z" },
    });
    shown(await ana.session.send("PATCH", `/saved-reports/${id}`, { schedule: null }));
    expect(await saved(id)).toMatchObject({ month_day: null, next_due_on: null });
  });
});

describe("a due report", () => {
  test("is sent once, at seven in the morning of the workspace, with the period as of that day", async () => {
    const id = await save({ ...FUNNEL, schedule: "weekly", weekday: 4, period: "last_month" });
    const { timezone } = acme.workspace;
    const offset = timezone === "UTC" ? 0 : offsetOf(timezone, "2026-04-16T07:00:00Z");
    const seven = new Date(Date.parse("2026-04-16T07:00:00Z") - offset);
    app.clock.set(new Date(seven.getTime() - 60_000).toISOString());
    expect(await send()).toBe(0);
    app.clock.set(seven.toISOString());
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, one) => sum + one)).toBe(1);
    expect(await send()).toBe(0);
    await mail();
    const [only, ...more] = await mine();
    expect(more).toEqual([]);
    expect(only!.text).toContain("How far do leads come? (1 Mar – 31 Mar 2026)");
    expect(only!.text).toContain("You get this report every Thursday, because you asked for it.");
    expect(only!.source).toContain("lead-funnel-2026-04-16.xlsx");
    expect(await saved(id)).toMatchObject({
      ...{ last_result: "sent", last_problem: null, last_due_on: "2026-04-16T00:00:00.000000Z" },
      next_due_on: "2026-04-23T00:00:00.000000Z",
    });
  });

  test("is not sent for a transaction that fails, and then sent by the next run", async () => {
    const id = await save({ ...FUNNEL, schedule: "weekly", weekday: 4 });
    app.clock.set("2026-04-16T12:00:00Z");
    const { installation } = app;
    const dying = {
      ...installation,
      work: ((workspace, body, actor) =>
        installation.work(
          workspace,
          async (work) => {
            await body(work);
            throw new Error("The process dies before the commit.");
          },
          actor,
        )) as typeof installation.work,
    };
    expect(await sendDueReports(dying)()).toBe(0);
    await mail();
    expect(await mine()).toEqual([]);
    expect(await saved(id)).toMatchObject({ last_result: null });
    expect(await send()).toBe(1);
    await mail();
    expect(await mine()).toHaveLength(1);
  });

  test("that its owner may not read any more is not sent, and says so", async () => {
    const id = await save({ ...FUNNEL, schedule: "weekly", weekday: 4 });
    shown(await owner.patch(`/roles/${ana.role}`, { permissions: [] }));
    app.clock.set("2026-04-16T12:00:00Z");
    expect(await send()).toBe(1);
    await mail();
    expect(await mine()).toEqual([]);
    expect(await saved(id)).toMatchObject({
      ...{ last_result: "not_permitted", last_problem: "You may not read this report any more." },
      next_due_on: "2026-04-23T00:00:00.000000Z",
    });
  });

  test("that is not sent says why in the language of its owner, and mailed ones have names of groups in it", async () => {
    ana = await colleague(app, acme, `Ana Ro${++count}`, "view-reports-crm", "view-leads");
    shown(await owner.patch(`/users/${ana.account}`, { locale: "ro-RO" }));
    await add(owner, "leads", { name: "Unasked", company_name: "Nobody's" });
    const report = { name: "Funnel", report: "leads/lead-sources", period: "this_year" };
    const id = await save({ ...report, schedule: "weekly", weekday: 4 });
    app.clock.set("2026-04-16T12:00:00Z");
    expect(await send()).toBe(1);
    const [{ attachments }] = (
      await app.installation.pool.query<{ attachments: { key: string }[] }>(
        "select attachments from queued_mails where $1 = any(recipients)",
        [ana.email],
      )
    ).rows as [{ attachments: { key: string }[] }];
    const file = await app.installation.services.storage.get(attachments[0]!.key);
    const cells = JSON.stringify(await readWorkbook(Buffer.concat(await file!.stream.toArray())));
    expect(cells).toContain("Fără sursă");
    expect(cells).not.toContain("No source");
    shown(await owner.patch(`/roles/${ana.role}`, { permissions: [] }));
    // A week later, those of other tests are due too.
    app.clock.set("2026-04-23T12:00:00Z");
    await send();
    expect(await saved(id)).toMatchObject({
      ...{ last_result: "not_permitted", last_problem: "Nu mai aveți dreptul să citiți acest raport." },
    });
  });

  test("of somebody whose account is not active is not sent", async () => {
    const id = await save({ ...FUNNEL, schedule: "weekly", weekday: 4 });
    shown(await owner.post(`/employees/${ana.id}/actions?action=archive`, {}));
    app.clock.set("2026-04-16T12:00:00Z");
    expect(await send()).toBe(1);
    await mail();
    expect(await mine()).toEqual([]);
    const { rows } = await app.installation.pool.query(
      "select last_result from saved_reports where workspace_id = $1 and id = $2",
      [acme.workspace.id, id],
    );
    expect(rows).toEqual([{ last_result: "inactive" }]);
  });

  test("is in the language of its owner, and so is its file", async () => {
    shown(await owner.patch(`/users/${ana.account}`, { locale: "ro-RO" }));
    await save({ ...FUNNEL, schedule: "weekly", weekday: 4 });
    app.clock.set("2026-04-16T12:00:00Z");
    expect(await send()).toBe(1);
    const attached = await app.installation.pool.query<{ attachments: { key: string }[] }>(
      "select attachments from queued_mails where $1 = any(recipients)",
      [ana.email],
    );
    const file = await app.installation.services.storage.get(attached.rows[0]!.attachments[0]!.key);
    const sheets = await readWorkbook(Buffer.concat(await file!.stream.toArray()));
    const names = sheets.map((one) => (one as { sheet: string }).sheet);
    expect(names).toEqual(expect.arrayContaining(["Etape", "Despre acest raport"]));
    await mail();
    const text = (await mine())[0]!.text;
    expect(text).toContain("Primiți acest raport în fiecare joi, deoarece l-ați cerut.");
    expect(text).toContain("(1 mar. – 31 mar. 2026)");
  });

  test("is a document if its owner wants one", async () => {
    await save({ ...FUNNEL, schedule: "monthly", month_day: 16, format: "pdf" });
    app.clock.set("2026-04-16T12:00:00Z");
    expect(await send()).toBe(1);
    await mail();
    const [only] = await mine();
    expect(only!.text).toContain("You get this report every month on day 16");
    expect(only!.source).toContain("application/pdf");
  });
});

describe("any report", () => {
  const ask = (action: string, body: object) =>
    ana.session.send("POST", `/saved-reports/actions?action=${action}`, body);

  test("is read as tables with the records behind its figures", async () => {
    const reply = await ask("read", {
      report: "leads/lead-funnel",
      parameters: { date: "2026-03-01,2026-03-31" },
    });
    expect(reply.status, reply.text).toBe(200);
    const { data } = reply.body;
    expect(data).toMatchObject({
      ...{ title: "Funnel of leads", question: "How far do leads come?" },
      period: { from: "2026-03-01", to: "2026-03-31" },
    });
    const stages = data.tables.find(({ title }: { title: string }) => title === "Stages");
    const getter = await ana.session.get("/leads/getters/lead-funnel?date=2026-03-01,2026-03-31");
    expect(
      stages.rows.map(({ cells }: { cells: Record<string, unknown> }) => [cells.name, cells.reached_count]),
    ).toEqual(
      getter.body.data.stages.map((stage: Record<string, unknown>) => [stage.name, stage.reached_count]),
    );
    expect(stages.rows[0].links.reached_count).toBe(
      getter.body.data.stages[0].links.reached.replace(/[?&]tenant=[^&]*/, ""),
    );
  });

  test("is read and exported in the language of the request", async () => {
    const inFrench = (action: string, body: object) =>
      app.request("POST", `/saved-reports/actions?action=${action}`, {
        body,
        headers: { Cookie: ana.session.cookie, Origin: app.url, "Accept-Language": "fr" },
      });
    const asked = { report: "leads/lead-funnel", parameters: { date: "2026-03-01,2026-03-31" } };
    const { data } = (await inFrench("read", asked)).body;
    const stages = data.tables.find(({ title }: { title: string }) => title === "Étapes");
    expect(stages.columns.map(({ title }: { title: string }) => title)).toContain("Atteints (nombre)");
    expect(data.question).toMatch(/^Jusqu’où vont les prospects/);
    const exported = await inFrench("export", { ...asked, format: "pdf" });
    const file = Buffer.from(await (await fetch(exported.body.data.url)).arrayBuffer());
    expect(pagesOf(file).join().replace(/\s+/g, " ")).toMatch(
      /Jusqu’où vont les prospects.*Étapes.*Page 1 sur \d/,
    );
  });

  test("is exported as a workbook, a document and CSV with the same figures", async () => {
    const asked = { report: "leads/lead-funnel", parameters: { date: "2026-03-01,2026-03-31" } };
    for (const format of ["xlsx", "pdf", "csv"]) {
      const reply = await ask("export", {
        ...asked,
        format,
        ...(format === "csv" ? { table: "Stages" } : {}),
      });
      expect(reply.status, reply.text).toBe(200);
      expect(reply.body.data.file_name).toBe(`lead-funnel-2026-04-15.${format}`);
      const file = Buffer.from(await (await fetch(reply.body.data.url)).arrayBuffer());
      expect(file.length).toBeGreaterThan(100);
      if (format === "csv") expect(file.toString()).toMatch(/^\uFEFF?"?Name"?,"?Reached count"?,/);
    }
    refused(await ask("export", { ...asked, format: "csv", table: "Nothing" }), {
      table: "The selected table is invalid.",
    });
  });
});

test("rows about employees name them, also where the report has only their ids", async () => {
  await addPolicy(owner);
  const reply = await owner.post("/saved-reports/actions?action=read", {
    report: "holiday-balances/as-of",
    parameters: { employee_id: ana.id },
  });
  expect(reply.status, reply.text).toBe(200);
  const [{ columns, rows }] = reply.body.data.tables;
  expect(columns[0].title).toBe("Employee name");
  expect(rows.map(({ cells }: { cells: Record<string, unknown> }) => cells.employee_name)).toContain(
    `Ana Asker${count}`,
  );
});

test("every report of the product is read as tables and exported as a workbook and a document", async () => {
  const ask = (action: string, body: object) => owner.post(`/saved-reports/actions?action=${action}`, body);
  const reports = [...PRODUCT.resources.values()].flatMap(({ name, getters }) =>
    Object.entries(getters).flatMap(([path, { question }]) => (question === null ? [] : [`${name}/${path}`])),
  );
  expect(reports.length).toBeGreaterThan(20);
  for (const report of reports) {
    const read = await ask("read", { report });
    expect(read.status, `${report}: ${read.text}`).toBe(200);
    for (const { columns, rows } of read.body.data.tables as { columns: unknown[]; rows: unknown[] }[])
      expect(columns.length > 0 && Array.isArray(rows), report).toBe(true);
    for (const format of ["xlsx", "pdf"]) {
      const made = await ask("export", { report, format });
      expect(made.status, `${report}: ${made.text}`).toBe(200);
    }
  }
});

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetOf(timezone: string, moment: string): number {
  const shownAt = new Intl.DateTimeFormat("sv-SE", {
    ...{ timeZone: timezone, dateStyle: "short", timeStyle: "medium" },
  }).format(new Date(moment));
  return Date.parse(`${shownAt.replace(" ", "T")}Z`) - Date.parse(moment);
}
