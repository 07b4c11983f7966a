import { beforeEach, describe, expect, test } from "vitest";
import { workspaceJob } from "../../src/administration/workspace-job.ts";
import { expiringDocuments } from "../../src/modules/documents/index.ts";
import { notifyPeople } from "../../src/modules/notifications/index.ts";
import type { Reply } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, created, hire, shown } from "./company.ts";
import { uploadDocument } from "./document-files.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy } from "./leave.ts";
import { mailDueNotifications, mailsTo } from "./outbox.ts";

const { app, acme, owner } = testCompany();

let count = 0;
let manager: Colleague;
let ana: Colleague;
let policy: string;

const notify = (): Promise<number> => notifyPeople(app.installation)();
const mail = (): Promise<void> => mailDueNotifications(app);

const textsTo = async (address: string): Promise<string[]> =>
  (await mailsTo(app, address)).map(({ text }) => text);

const speaks = async ({ account }: Colleague, locale: string): Promise<void> =>
  void shown(await owner.patch(`/users/${account}`, { locale }));

const inLanguage = ({ session }: Colleague, path: string, language: string): Promise<Reply> =>
  app.request("GET", path, { headers: { Cookie: session.cookie, "Accept-Language": language } });

beforeEach(async () => {
  // A Tuesday.
  app.clock.set(new Date("2026-07-14T10:00:00Z"));
  count++;
  manager = await colleague(app, acme, `Mia Manager${count}`);
  ana = await colleague(app, acme, `Ana Asker${count}`);
  shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: manager.id }));
  policy = await addPolicy(owner);
  await notify();
});

async function askLeave(from: string, to: string): Promise<string> {
  const body = { start_date: from, end_date: to, holiday_policy_id: policy };
  const reply = await ana.session.send("POST", "/holidays", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
}

describe("notifications", () => {
  test("are said in the language that the request prefers, in lists and one by one", async () => {
    await askLeave("2026-08-03", "2026-08-05");
    await notify();
    const titles: string[][] = [];
    for (const language of ["en", "de", "fr", "de"]) {
      const list = await inLanguage(manager, "/notifications", language);
      const { id, attributes } = list.body.data[0];
      titles.push([attributes.title, attributes.detail.split(" · ")[0]]);
      const one = await inLanguage(manager, `/notifications/${id}`, language);
      expect(one.body.data.attributes).toMatchObject({
        title: attributes.title,
        detail: attributes.detail,
      });
      for (const { headers } of [list, one])
        expect([headers.get("content-language"), headers.get("vary")]).toEqual([language, "Accept-Language"]);
    }
    const inGerman = [`Ana Asker${count} hat Urlaub beantragt`, "3. Aug. – 5. Aug. 2026"];
    expect(titles).toEqual([
      [`Ana Asker${count} requested leave`, "3 Aug – 5 Aug 2026"],
      inGerman,
      [`Ana Asker${count} a demandé un congé`, "3 août – 5 août 2026"],
      inGerman,
    ]);
  });

  test("have titles to choose by in the language of the reader", async () => {
    const { body } = await inLanguage(ana, "/notification-choices", "ro");
    expect(body.data).toContainEqual(
      expect.objectContaining({
        kind: "leave-decided",
        title: "Decizii privind concediile dumneavoastră",
        description: "Concediul dumneavoastră a fost aprobat, respins sau anulat.",
        module: "Concedii",
      }),
    );
  });

  test("say amounts in the format of the language", async () => {
    const category = await add(owner, "expense-categories", { name: `Travel ${count}`, kind: "amount" });
    const body = { expense_category_id: category, amount: 1042.6, currency: "EUR", date: "2026-07-13" };
    const made = await ana.session.send("POST", "/expenses", { ...body, description: "Train" });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data;
    await ana.session.send("POST", `/expenses/${id}/actions?action=submit`);
    await notify();
    const details: string[] = [];
    for (const language of ["en", "de"]) {
      const path = "/notifications?kind=expense-to-decide";
      details.push((await inLanguage(manager, path, language)).body.data[0].attributes.detail);
    }
    expect(details).toEqual(["Train · 1,042.60 EUR · 13 Jul 2026", "Train · 1.042,60 EUR · 13. Juli 2026"]);
  });
});

describe("mails", () => {
  test("about notifications are written in the language that the person has chosen", async () => {
    await speaks(manager, "de-AT");
    await speaks(ana, "fr");
    const leave = await askLeave("2026-08-03", "2026-08-05");
    await notify();
    await mail();
    const [toManager] = (await mailsTo(app, manager.email)).filter(({ subject }) => !/nvit/.test(subject));
    expect(toManager!.subject).toBe(`Ana Asker${count} hat Urlaub beantragt`);
    for (const part of [
      `In Bureau öffnen: http://acme.localhost:3000/open?type=holidays&id=${leave}`,
      "Genehmigen: ",
      "Ablehnen: ",
      "Sie erhalten diese E-Mail wegen „Urlaub zur Genehmigung“.",
      "Diese E-Mails abbestellen: ",
      '<html lang="de">',
    ])
      expect(toManager!.text).toContain(part);
    const path = `/holidays/${leave}/actions?action=approve`;
    expect((await manager.session.send("POST", path)).status).toBe(200);
    await notify();
    await mail();
    expect((await textsTo(ana.email)).at(-1)).toContain(`Mia Manager${count} a approuvé votre congé`);
  });

  test("with several notifications have the plural of the language", async () => {
    await speaks(manager, "ro");
    await manager.session.send("PATCH", "/notification-choices/leave-to-decide", { delivery: "digest" });
    await askLeave("2026-08-03", "2026-08-05");
    await askLeave("2026-09-01", "2026-09-02");
    await notify();
    app.clock.set(new Date("2026-07-15T10:00:00Z"));
    await mail();
    const text = (await textsTo(manager.email)).at(-1);
    expect(text).toContain("<title>2 notificări de la acme</title>");
    expect(text).toContain("deoarece ați ales rezumatul zilnic");
  });

  test("to new people are in the language of their account, and those of passwords too", async () => {
    const id = await hire(owner, `Eva Nueva${count}`);
    const account = await accountIdOf(owner, id);
    shown(await act(owner, `/users/${account}`, "invite", { locale: "es" }));
    const { email } = shown(await owner.get(`/users/${account}`));
    const [invitation] = await textsTo(email);
    expect(invitation).toContain("Se le ha invitado al espacio de trabajo acme.");
    expect(invitation).toContain("El enlace funciona una sola vez, hasta el 21 jul 2026.");
    await speaks(ana, "fr-CH");
    const reset = "/users/actions?action=request-password-reset&tenant=acme";
    await app.request("POST", reset, { body: { email: ana.email } });
    await expect
      .poll(async () => (await textsTo(ana.email)).at(-1))
      .toContain("Choisissez ici un nouveau mot de passe dans les 60 minutes");
  });

  test("about documents that end are in the language of each recipient", async () => {
    await speaks(ana, "de");
    await speaks(manager, "ro");
    const type_id = await add(owner, "document-types", {
      ...{ name: `Permit ${count}`, reminder_days: [7] },
      notify_employee_ids: [manager.id],
    });
    const fields = { employee_id: ana.id, type_id, name: "Visum", end_date: "2026-07-21" };
    created(await uploadDocument(app, owner, fields));
    await workspaceJob(app.installation, expiringDocuments)();
    await mail();
    expect((await textsTo(ana.email)).at(-1)).toContain("Das Dokument „Visum“ läuft am 21. Juli 2026 ab:");
    expect((await textsTo(manager.email)).at(-1)).toContain("Documentul „Visum” expiră la 21 iul. 2026:");
  });
});

test("every response varies by language, whether or not it says something", async () => {
  for (const path of ["/employees", "/home", "/nothing", "/employees/filters", `/employees/${ana.id}`])
    for (const language of ["en", "de"]) {
      const { headers } = await inLanguage(ana, path, language);
      expect([path, headers.get("vary")]).toEqual([path, "Accept-Language"]);
    }
  const made = await owner.post("/roles", { name: `Role ${count}`, permissions: [] });
  expect(made.headers.get("vary")).toBe("Accept-Language");
});
