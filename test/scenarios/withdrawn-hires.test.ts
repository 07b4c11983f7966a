import { beforeAll, describe, expect, it } from "vitest";
import { DeliveryLoop } from "../../src/modules/webhooks/index.ts";
import { placesOf } from "../support/personal-places.ts";
import { startReceiver } from "../support/receiver.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, read, shown } from "./company.ts";
import { uploadDocument } from "./document-files.ts";

const { app, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

const HIRE = { start_date: "2026-10-01", salary: 4713, salary_type: "monthly", salary_currency: "EUR" };

let job: string;
let paper: string;

type Between = (employee: string) => Promise<unknown>;

/** A candidate with a CV who was hired and, after something else, did not come; `employee` is the employee's id. */
async function withdrawn(name: string, between?: Between): Promise<{ id: string; employee: string }> {
  const id = await add(owner, "candidates", {
    ...{ first_name: name, last_name: `${name}holm`, job_id: job, email: `${name}@private.test` },
    ...{ phone: `+49 ${name}`, address: { city: `${name}stadt` } },
  });
  const form = new FormData();
  form.append("file", new Blob([`I am ${name}, a counter of clouds`]), `${name}-vitae.txt`);
  form.append("kind", "cv");
  const path = `/candidates/${id}/actions?action=add-file`;
  shown(await app.request("POST", path, { key: owner.key, raw: form }));
  const hire = { ...HIRE, email: `${name}.work@acme.test`, document_type_id: paper };
  const { employee_id: employee } = shown(await act(owner, `/candidates/${id}`, "hire", hire));
  shown(await owner.patch(`/employees/${employee}`, { about: `${name} likes rain` }));
  await between?.(employee);
  shown(await act(owner, `/candidates/${id}`, "undo-hire"));
  return { id, employee };
}

const anonymize = async (id: string): Promise<Fields> => {
  shown(await act(owner, `/candidates/${id}`, "withdraw"));
  return shown(await act(owner, `/candidates/${id}`, "anonymize"));
};

beforeAll(async () => {
  app.clock.set("2026-07-14T09:00:00Z");
  job = await add(owner, "jobs", { title: "Counter of clouds", openings: 10 });
  shown(await act(owner, `/jobs/${job}`, "open"));
  paper = await add(owner, "document-types", { name: "CV" });
});

describe("anonymising a candidate whose hire was taken back", () => {
  it("leaves nothing of the employee, wherever it was", async () => {
    const receiver = await startReceiver();
    const noted = ["candidates", "employees", "users", "salary-history", "documents"];
    receiver.always((response, { message }) => {
      response
        .writeHead(500)
        .end(noted.includes(message.data.type) ? "Cannot store Quillex" : "Cannot store");
    });
    const second = await app.secondProcess({ WEBHOOK_ALLOW_PRIVATE: "on" });
    const loop = new DeliveryLoop(second.installation);
    created(await second.as(owner.key).post("/webhooks", { url: receiver.url, events: ["*"] }));
    const { id, employee } = await withdrawn("Quillex");
    await loop.dispatch();
    await loop.sendDue();
    expect(receiver.received.map(({ message }) => message.data.type)).toEqual(expect.arrayContaining(noted));
    const [account] = (await owner.get(`/users?employee_id=${employee}`)).body.data;
    const left = await placesOf(app, "quillex");
    for (const table of ["candidates", "employees", "users", "documents", "journal", "webhook_deliveries"])
      expect(left, table).toContain(table);
    expect(left.length).toBeGreaterThan(6);
    await anonymize(id);
    expect(await placesOf(app, "quillex")).toEqual([]);
    expect((await owner.get(`/employees/${employee}`)).status).toBe(404);
    expect((await owner.get(`/users/${account.id}`)).status).toBe(404);
    const salaries = await owner.get(`/audit-log?resource_type=salary-history&sort=id`);
    expect(salaries.text).not.toContain("4713");
    await second.close();
    await receiver.close();
  });

  it("leaves the employee alone who started after all, and one to whom something else refers", async () => {
    const started = await withdrawn("Startedix");
    shown(await act(owner, `/employees/${started.employee}`, "restore"));
    await anonymize(started.id);
    expect(await read(owner, `/employees/${started.employee}`)).toMatchObject({ first_name: "Startedix" });
    const head = await withdrawn("Headix", async (employee) =>
      add(owner, "jobs", { title: "Counter of rain", hiring_manager_employee_id: employee }),
    );
    await anonymize(head.id);
    expect(await read(owner, `/employees/${head.employee}`)).toMatchObject({ first_name: "Headix" });
    expect((await owner.get(`/documents?employee_id=${head.employee}`)).body.data).toHaveLength(1);
  });

  it("keeps what somebody was asked to sign, and the employee whose evidence it is", async () => {
    const { id, employee } = await withdrawn("Signix", async (one) => {
      const { id: contract } = created(
        await uploadDocument(app, owner, { employee_id: one, type_id: paper }),
      );
      shown(await act(owner, `/documents/${contract}`, "request-signatures", { signers: [one] }));
    });
    await anonymize(id);
    expect(await read(owner, `/employees/${employee}`)).toMatchObject({ first_name: "Signix" });
    expect((await owner.get(`/documents?employee_id=${employee}`)).body.data).toHaveLength(2);
  });

  it("reaches every employee of a candidate who was hired twice", async () => {
    const { id, employee } = await withdrawn("Twicex");
    const again = { ...HIRE, email: "twicex.again@acme.test" };
    const second = shown(await act(owner, `/candidates/${id}`, "hire", again)).employee_id;
    shown(await act(owner, `/candidates/${id}`, "undo-hire"));
    await anonymize(id);
    for (const one of [employee, second]) expect((await owner.get(`/employees/${one}`)).status).toBe(404);
    expect(await placesOf(app, "twicex")).toEqual([]);
  });
});
