import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

let type: string;
let bob: string;
let eve: string;
let client: string;
let hr: Caller;

beforeAll(async () => {
  type = await add(owner, "document-types", { name: "Letter" });
  const department = await add(owner, "departments", { name: "Research" });
  const position = await add(owner, "positions", { name: "Engineer", department_id: department });
  const boss = await hire(owner, "Mia Lead");
  bob = await hire(owner, "Ana*Bob Pop", {
    start_date: "2026-03-01",
    manager_employee_id: boss,
    position_id: position,
    address: { city: "Cluj", street: "1. Main_Street" },
    general_information: "First\nSecond",
    salary: 5000,
    salary_type: "monthly",
  });
  eve = await hire(owner, "Eve Moss");
  client = await add(owner, "clients", { name: "North & South | Co", address: { city: "Oslo" } });
  hr = await acme.scoped("manage-documents", "view-documents");
});

const template = (more: Record<string, unknown> = {}) =>
  add(owner, "document-templates", {
    name: `Template ${Math.random()}`,
    documentable_type: "employees",
    type_id: type,
    document_name: "Letter to {{ employee.first_name }}",
    content: "Dear {{ employee.first_name }}, from {{ employee.start_date }}",
    date_format: "DD.MM.YYYY",
    ...more,
  });
const generate = (by: Caller, id: string, body: Record<string, unknown> = {}) =>
  act(by, `/document-templates/${id}`, "generate", body);
const documentsOf = async (id: string) => ids(await owner.get(`/documents?template_id=${id}`));
const preview = (by: Caller, id: string, query: Record<string, string>) =>
  by.get(`/document-templates/${id}/getters/preview?${new URLSearchParams(query)}`);

describe("a template", () => {
  it("makes a document in which values are plain text", async () => {
    const id = await template();
    expect(await read(owner, `/document-templates/${id}`)).toMatchObject({
      placeholders: ["employee.first_name", "employee.start_date"],
      is_used: false,
    });
    const reply = await generate(hr, id, { employee_ids: [bob], start_date: "2026-04-01" });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.message).toBe("Generated 1 document.");
    const [document] = reply.body.data;
    expect(document.attributes).toMatchObject({
      name: "Letter to Ana*Bob",
      content: "Dear Ana\\*Bob, from 01.03.2026",
      ...{ status: "active", version: 1, mime_type: "application/pdf", template_id: id, type_id: type },
      ...{ employee_id: bob, documentable_type: "employees", start_date: "2026-04-01T00:00:00.000000Z" },
    });
    const link = (await hr.get(`/documents/${document.id}/getters/download`)).body.data.url;
    const pdf = Buffer.from((await app.request("GET", link)).bytes);
    expect(pagesOf(pdf).join().replace(/\s+/g, " ")).toContain("Dear Ana*Bob, from 01.03.2026");
    expect(await read(owner, `/document-templates/${id}`)).toMatchObject({ is_used: true });
  });

  it("knows the names of what the employee refers to, addresses, dates and given values", async () => {
    const id = await template({
      document_name: "{{ employee.department }} \\{{ x }}",
      content:
        "{{ employee.position }}, {{ employee.manager }}, {{ employee.address.street }}, {{ workspace.name }}, {{ workspace.base_currency }}, {{ today }}, {{ document.end_date }}, {{ values.bonus_1 }}, {{ employee.status }}\n\n{{ employee.general_information }}\n\n| {{ employee.general_information }} |\n|---|",
      date_format: "MM/DD/YYYY",
    });
    const values = { bonus_1: "# 500 <b>", unused: "x" };
    const data = (
      await preview(owner, id, {
        employee_id: bob,
        values: JSON.stringify(values),
        end_date: "2027-01-31",
      })
    ).body.data;
    expect(data).toEqual({
      name: "Research {{ x }}",
      content:
        "Engineer, Mia Lead, 1\\. Main\\_Street, acme, EUR, 07/14/2026, 01/31/2027, \\# 500 \\<b>, active\n\nFirst\\\nSecond\n\n| First Second |\n|---|",
      missing: [],
    });
    const reply = await generate(owner, id, { employee_ids: [bob], values, end_date: "2027-01-31" });
    expect(reply.body.data[0].attributes).toMatchObject({ name: data.name, content: data.content });
  });

  it("uses custom fields by their slugs", async () => {
    const options = [{ label: "Night *shift*" }, { label: "Day" }];
    created(
      await owner.post("/custom-fields", { resource: "employees", name: "Shift", type: "select", options }),
    );
    created(
      await owner.post("/custom-fields", {
        ...{ resource: "employees", name: "Clearance", type: "text", access: "restricted" },
      }),
    );
    const { body } = await owner.get("/custom-fields?resource=employees&slug=shift");
    const value = body.data[0].attributes.options[0].value;
    shown(await owner.patch(`/employees/${bob}`, { custom_fields: { shift: value, clearance: "A" } }));
    const id = await template({ content: "{{ employee.custom_fields.shift }}" });
    const reply = await generate(owner, id, { employee_ids: [bob] });
    expect(reply.body.data[0].attributes.content).toBe("Night \\*shift\\*");
    forbidden(await generate(hr, id, { employee_ids: [bob] }), "view-employees");
    const secret = await template({ content: "{{ employee.custom_fields.clearance }}" });
    const clerk = await acme.scoped("manage-documents", "view-employees");
    forbidden(await generate(clerk, secret, { employee_ids: [bob] }), "view-sensitive-information");
    refused(await owner.post("/document-templates", templateBody("{{ employee.custom_fields.gone }}")), {
      content: "The placeholder employee.custom_fields.gone is unknown.",
    });
  });

  it("is refused with unknown placeholders, HTML, or without what its kind needs", async () => {
    refused(await owner.post("/document-templates", templateBody("{{ employee.salry }}")), {
      content: "The placeholder employee.salry is unknown.",
    });
    refused(
      await owner.post("/document-templates", templateBody("{{ client.name }} {{ employee.address }}")),
      {
        content: ["The placeholder client.name is unknown.", "The placeholder employee.address is unknown."],
      },
    );
    refused(await owner.post("/document-templates", templateBody("Dear {{ employee.name")), {
      content: "A placeholder is not closed with }}.",
    });
    refused(await owner.post("/document-templates", templateBody("<script>x()</script>")), {
      content: "The content field must not contain HTML.",
    });
    refused(await owner.post("/document-templates", { ...templateBody("x"), type_id: null }), {
      type_id: "The type id field is required.",
    });
    refused(
      await owner.post("/document-templates", { ...templateBody("x"), document_name: "{{ values.A }}" }),
      { document_name: "The placeholder values.A is unknown." },
    );
    forbidden(
      await (await acme.callerFor(eve)).post("/document-templates", templateBody("x")),
      "manage-documents",
    );
  });

  it("keeps its kind once it is used, and its documents when it is deleted", async () => {
    const id = await template({
      documentable_type: "workspace",
      type_id: null,
      ...{ document_name: "Rules", content: "Be kind." },
    });
    shown(await owner.patch(`/document-templates/${id}`, { documentable_type: "clients" }));
    shown(await owner.patch(`/document-templates/${id}`, { documentable_type: "workspace" }));
    const reply = await generate(owner, id);
    const [document] = reply.body.data;
    expect(document.attributes).toMatchObject({ documentable_type: "workspace", employee_id: null });
    refused(await owner.patch(`/document-templates/${id}`, { documentable_type: "clients" }), {
      documentable_type: "The documentable type field cannot be changed.",
    });
    expect((await owner.delete(`/document-templates/${id}`)).status).toBe(204);
    expect(await read(owner, `/documents/${document.id}`)).toMatchObject({
      ...{ template_id: null, content: "Be kind.", version: 1 },
    });
  });
});

const templateBody = (content: string) => ({
  name: `Template ${Math.random()}`,
  ...{ documentable_type: "employees", type_id: type, document_name: "Letter", content },
});

describe("generating", () => {
  it("refuses all documents when one lacks a value, unless it may be empty", async () => {
    const id = await template({
      content: "{{ employee.address.city }} {{ values.bonus }} {{ document.end_date }}",
    });
    refused(await generate(owner, id, { employee_ids: [bob, eve] }), {
      end_date: "The template needs document.end_date.",
      "values.bonus": "The template needs values.bonus.",
      "employee_ids.1": "The template needs employee.address.city.",
    });
    expect(await documentsOf(id)).toEqual([]);
    const { data } = (await preview(owner, id, { employee_id: eve })).body;
    expect(data.missing).toEqual(["document.end_date", "employee.address.city", "values.bonus"]);
    const reply = await generate(owner, id, {
      ...{ employee_ids: [bob, eve], allow_missing: true, values: { bonus: "500" } },
    });
    expect(reply.body.message).toBe("Generated 2 documents.");
    expect(reply.body.data.map((one: { attributes: { content: string } }) => one.attributes.content)).toEqual(
      ["Cluj 500", "500"],
    );
  });

  it("requires the rights to the values that it uses", async () => {
    const id = await template({ content: "{{ employee.salary }}" });
    forbidden(await generate(hr, id, { employee_ids: [bob] }), "manage-salaries");
    forbidden(await preview(hr, id, { employee_id: bob }), "manage-salaries");
    expect(await documentsOf(id)).toEqual([]);
    const paid = await acme.scoped("manage-documents", "manage-salaries");
    expect((await generate(paid, id, { employee_ids: [bob] })).body.data[0].attributes.content).toBe("5000");
    const asEve = await acme.callerFor(eve);
    forbidden(await generate(asEve, id, { employee_ids: [eve] }), "manage-documents");
    forbidden(await preview(asEve, id, { employee_id: eve }), "manage-documents");
  });

  it("takes the recipients of its kind and no others", async () => {
    const id = await template();
    refused(await generate(owner, id), { employee_ids: "The employee ids field is required." });
    refused(await generate(owner, id, { employee_ids: [] }), {
      employee_ids: "The employee ids field is required.",
    });
    refused(await generate(owner, id, { employee_ids: [bob, bob] }), {
      "employee_ids.1": "The employee_ids.1 field has a duplicate value.",
    });
    refused(await generate(owner, id, { employee_ids: [bob], client_id: client }), {
      client_id: "The client id field is prohibited.",
    });
    refused(await generate(owner, id, { employee_ids: [bob, type] }), {
      "employee_ids.1": "The selected employee_ids.1 is invalid.",
    });
    refused(
      await generate(owner, id, { employee_ids: [bob], start_date: "2026-02-02", end_date: "2026-02-01" }),
      { end_date: "The end date field must be a date after or equal to start date." },
    );
    refused(await generate(owner, id, { employee_ids: [bob], values: { "a b": "x" } }), {
      values: "The values field must have keys of lower case letters, digits and underscores.",
    });
    shown(await owner.patch(`/document-templates/${id}`, { is_active: false }));
    refused(await generate(owner, id, { employee_ids: [bob] }), { action: "The template is not active." });
    expect((await preview(owner, id, {})).body.data).toMatchObject({
      name: "Letter to",
      content: "Dear , from",
    });
    refused(await preview(owner, id, { client_id: client }), {
      client_id: "The client id parameter is prohibited.",
    });
  });

  it("makes documents of clients for those who see clients", async () => {
    const id = await template({
      ...{ documentable_type: "clients", type_id: null, document_name: "Offer for {{ client.name }}" },
      content: "{{ client.name }} in {{ client.address.city }}",
    });
    forbidden(await generate(hr, id, { client_id: client }), "view-clients");
    const reply = await generate(owner, id, { client_id: client });
    expect(reply.body.data[0].attributes).toMatchObject({
      ...{ name: "Offer for North & South | Co", client_id: client, employee_id: null },
      content: "North \\& South \\| Co in Oslo",
    });
    refused(await generate(owner, id, { client_id: type }), {
      client_id: "The selected client id is invalid.",
    });
  });

  it("changes nothing in a dry run", async () => {
    const id = await template();
    const reply = await owner.post(`/document-templates/${id}/actions?action=generate&dry_run=true`, {
      employee_ids: [bob],
    });
    expect(reply.status, reply.text).toBe(200);
    expect(await documentsOf(id)).toEqual([]);
  });
});
