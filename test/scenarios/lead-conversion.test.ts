import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let ana: string;
let byAna: Caller;

beforeAll(async () => {
  app.clock.set("2026-07-14T10:00:00Z");
  ana = await hire(owner, "Ana Pop");
  byAna = await acme.callerFor(ana);
});

const lead = (more: Fields = {}): Promise<string> =>
  add(owner, "leads", { name: "Website", amount: 1000, ...more });
const convert = (id: string, body: Fields = {}, by = owner) => act(by, `/leads/${id}`, "convert", body);

describe("converting a lead", () => {
  it("creates a client and a contact from it, wins it and copies custom fields", async () => {
    const field = { name: "Trade", type: "text" };
    await add(owner, "custom-fields", { ...field, resource: "leads" });
    await add(owner, "custom-fields", { ...field, resource: "clients" });
    const id = await lead({
      ...{ company_name: "Acme", contact_first_name: "Eva", contact_last_name: "Roth" },
      ...{ email: "eva@acme.test", currency: "USD", custom_fields: { trade: "Food" } },
    });
    const reply = await convert(id);
    expect(reply.status, reply.text).toBe(200);
    const { attributes, relationships } = reply.body.data;
    expect(attributes).toMatchObject({
      ...{ status: "won", won_at: "2026-07-14T10:00:00.000000Z" },
      converted_at: "2026-07-14T10:00:00.000000Z",
    });
    expect(relationships.client.attributes).toMatchObject({
      ...{ name: "Acme", currency: "USD", email: "eva@acme.test", lead_id: id },
      custom_fields: { trade: "Food" },
    });
    expect(relationships.clientContact.attributes).toMatchObject({
      ...{ name: "Eva Roth", email: "eva@acme.test", client_id: attributes.client_id },
    });
    const types = (await owner.get(`/lead-activities?lead_id=${id}&sort=id`)).body.data.map(
      (one: Fields) => one.attributes.type,
    );
    expect(types).toEqual(["converted", "won"]);
    refused(await convert(id), { action: "The lead has already been converted." });
    refused(await act(owner, `/leads/${id}`, "reopen"), {
      action: "A converted lead cannot be reopened.",
    });
    refused(await owner.patch(`/leads/${id}`, { client_id: null, client_contact_id: null }), {
      client_id: "The client id field cannot be changed on a converted lead.",
    });
    conflicting(await owner.delete(`/leads/${id}`), "The lead was converted.");
  });

  it("needs a name, and refuses a client that seems to exist unless duplicates are allowed", async () => {
    refused(await convert(await lead()), { "client.name": "The name field is required." });
    const id = await lead({ company_name: "ACME" });
    const reply = await convert(id);
    refused(reply, { "client.name": "A client with this name already exists." });
    expect(reply.body.duplicates).toMatchObject([{ name: "Acme", matched_on: ["name"] }]);
    const { client_id, client_contact_id } = shown(await convert(id, { allow_duplicate: true }));
    expect((await read(owner, `/clients/${client_id}`)).name).toBe("ACME");
    expect(client_contact_id).toBeNull();
  });

  it("uses a given client and contact, or the lead's own, and wins only if wanted", async () => {
    const client = await add(owner, "clients", { name: "Known" });
    const contact = await add(owner, "client-contacts", { client_id: client, last_name: "Silva" });
    const id = await lead({ client_id: client, amount: null });
    refused(await convert(id), { amount: "The amount field is required to win a lead." });
    expect(shown(await convert(id, { win: false, client_contact_id: contact }))).toMatchObject({
      ...{ status: "open", client_id: client, client_contact_id: contact },
    });
    const other = await add(owner, "clients", { name: "Other" });
    refused(await convert(await lead(), { client_id: other, client_contact_id: contact }), {
      client_contact_id: "The selected client contact id is invalid.",
    });
    shown(await act(owner, `/clients/${other}`, "archive"));
    refused(await convert(await lead(), { client_id: other }), {
      client_id: "The selected client id is invalid.",
    });
    refused(await convert(await lead(), { client_id: client, client: { name: "New" } }), {
      client: "The client field is prohibited when client id is present.",
    });
  });

  it("is refused for lost leads and without manage-clients, and happens once", async () => {
    const lost = await lead({ company_name: "Lost" });
    shown(await act(owner, `/leads/${lost}`, "lose", { lost_reason: "price" }));
    refused(await convert(lost), { action: "A lost lead cannot be converted." });
    const id = await lead({ company_name: "Twice" });
    const seller = await acme.callerFor(ana, "manage-leads");
    forbidden(await convert(id, {}, seller), "manage-clients");
    const replies = await Promise.all([convert(id), convert(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(ids(await owner.get("/clients?name=Twice"))).toHaveLength(1);
  });
});

describe("a meeting", () => {
  const times = { starts_at: "2026-07-14T09:00:00Z", ends_at: "2026-07-14T09:30:00Z" };

  it("counts as an activity of its lead once it was held", async () => {
    const id = await lead();
    const meeting = created(
      await owner.post("/meetings", {
        ...{ lead_id: id, title: "First talk", ...times, organizer_employee_id: ana },
      }),
    );
    expect(await read(owner, `/leads/${id}`)).toMatchObject({
      ...{ next_activity_at: "2026-07-14T09:00:00.000000Z", last_activity_at: null },
    });
    const path = `/meetings/${meeting.id}`;
    refused(await owner.patch(path, { outcome: "Good" }), {
      outcome: "The outcome field is prohibited unless the meeting was held.",
    });
    expect(shown(await act(owner, path, "complete", { outcome: "Good" }))).toMatchObject({
      ...{ status: "held", outcome: "Good" },
    });
    expect(await read(owner, `/leads/${id}`)).toMatchObject({
      ...{ next_activity_at: null, last_activity_at: "2026-07-14T09:00:00.000000Z" },
    });
    refused(await owner.patch(path, { ends_at: "2026-07-14T11:00:00Z" }), {
      ends_at: "The ends at field cannot be changed on a held meeting.",
    });
    expect(shown(await act(owner, path, "reopen"))).toMatchObject({ status: "scheduled", outcome: "Good" });
    expect(shown(await act(owner, path, "cancel", { reason: "Ill" })).cancel_reason).toBe("Ill");
    expect((await owner.delete(`/leads/${id}`)).status).toBe(204);
    expect((await owner.get(path)).status).toBe(404);
  });

  it("has a partner, an organizer and times within a week", async () => {
    const post = (body: Fields) => owner.post("/meetings", { title: "Talk", ...times, ...body });
    refused(await post({}), {
      lead_id: "The lead id field is required when client id is not present.",
      client_id: "The client id field is required when lead id is not present.",
      organizer_employee_id: "The organizer employee id field is required.",
    });
    const one = await add(owner, "clients", { name: "One" });
    const two = await add(owner, "clients", { name: "Two" });
    const id = await lead({ client_id: one });
    refused(
      await post({
        ...{ lead_id: id, client_id: two, organizer_employee_id: ana },
        ...{ ends_at: "2026-07-30T09:00:00Z", meeting_url: "http://meet.example" },
      }),
      {
        meeting_url: "The meeting url field must start with https.",
        ends_at: "The ends at field must be at most 7 days after starts at.",
        client_id: "The selected client id is invalid.",
      },
    );
    const future = { starts_at: "2026-07-15T09:00:00Z", ends_at: "2026-07-15T10:00:00Z" };
    const meeting = created(await post({ lead_id: id, organizer_employee_id: ana, ...future }));
    refused(await act(owner, `/meetings/${meeting.id}`, "complete"), {
      action: "The meeting has not started yet.",
    });
  });

  it("is seen by its organizer and attendees, and downloaded for calendars", async () => {
    const id = await lead();
    const ben = await hire(owner, "Ben Low");
    const byBen = await acme.callerFor(ben);
    const body = { lead_id: id, title: "Talk, first", ...times, organizer_employee_id: ana };
    const meeting = created(await owner.post("/meetings", { ...body, attendee_employee_ids: [ben] }));
    const hidden = created(await owner.post("/meetings", body));
    expect(ids(await byBen.get("/meetings"))).toEqual([meeting.id]);
    expect((await byBen.get(`/meetings/${hidden.id}`)).status).toBe(404);
    expect((await byBen.patch(`/meetings/${meeting.id}`, { title: "No" })).status).toBe(403);
    expect(shown(await byAna.patch(`/meetings/${meeting.id}`, { title: "Talk; second" })).title).toBe(
      "Talk; second",
    );
    expect(ids(await owner.get(`/meetings?attendee_employee_id=${ben}`))).toEqual([meeting.id]);
    const file = await byBen.post("/meetings/actions?action=download-ics", { repositories: [meeting.id] });
    expect(file.text).toContain(`UID:${meeting.id}@acme`);
    expect(file.text).toContain("SEQUENCE:1");
    expect(file.text).toContain("SUMMARY:Talk\\; second");
    const alone = await act(byBen, `/meetings/${meeting.id}`, "download-ics");
    expect([alone.status, alone.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(alone.text).toContain(`UID:${meeting.id}@acme`);
    expect((await act(byBen, `/meetings/${hidden.id}`, "download-ics")).status).toBe(404);
  });
});
