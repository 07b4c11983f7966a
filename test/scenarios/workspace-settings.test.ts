import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addWorkspace } from "../../src/administration/add-workspace.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import { type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { signIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme", { timezone: "Europe/Bucharest" });
});
afterAll(() => app.close());

const attributes = (reply: Reply) => reply.body.data.attributes;

async function accepted(change: Record<string, unknown>) {
  const reply = await acme.owner.patch("/workspace", change);
  expect(reply.status, reply.text).toBe(200);
  return attributes(reply);
}

async function refused(change: Record<string, unknown>, path: string, message: string): Promise<void> {
  const reply = await acme.owner.patch("/workspace", change);
  expect(reply.status, reply.text).toBe(422);
  expect(reply.body.errors).toEqual({ [path]: [message] });
}

let people = 0;
const hire = (more: Record<string, unknown> = {}) =>
  acme.owner.post("/employees", {
    email: `hire${++people}@acme.test`,
    first_name: "Ana",
    last_name: "Pop",
    start_date: "2026-01-05",
    ...more,
  });

describe("reading", () => {
  test("any key reads the open settings, the others only who manages the workspace", async () => {
    const plain = await acme.scoped();
    const reply = await plain.get("/workspace");
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      id: acme.workspace.id,
      type: "workspace",
      meta: { authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: false },
    });
    expect(attributes(reply)).toMatchObject({ timezone: "Europe/Bucharest", subdomain: "acme" });
    for (const gated of ["candidate_retention_months", "api_keys_allowed_for", "audit_retention_months"]) {
      expect(attributes(reply)).not.toHaveProperty(gated);
    }
    expect((await plain.patch("/workspace", { name: "Mine" })).status).toBe(403);
    expect((await plain.patch("/workspace", { name: "Mine" })).body.required_permission).toBe(
      "manage-workspace",
    );
  });

  test("a new workspace has the contract's defaults", async () => {
    expect(attributes(await acme.owner.get("/workspace"))).toMatchObject({
      locale: "en",
      base_currency: "EUR",
      week_starts_on: 1,
      fiscal_year_start_month: 1,
      working_days: [1, 2, 3, 4, 5],
      full_time_weekly_hours: 40,
      leave_closed_until: null,
      billing_rounding_mode: "none",
      billing_rounding_minutes: 15,
      max_timer_minutes: 1440,
      invoice_number_format: "INV-{YYYY}-{0000}",
      credit_note_number_format: "CN-{YYYY}-{0000}",
      offer_number_format: "OFF-{YYYY}-{0000}",
      invoice_number_start: 1,
      payment_terms_days: 30,
      tax_rounding: "total",
      billing_requires_approval: true,
      offer_validity_days: 30,
      candidate_retention_months: 6,
      candidate_auto_anonymize: false,
      business_hours: null,
      ticket_sla: {
        urgent: { first_response_minutes: 30, resolution_minutes: 240 },
        high: { first_response_minutes: 60, resolution_minutes: 480 },
        normal: { first_response_minutes: 240, resolution_minutes: 1440 },
        low: { first_response_minutes: 480, resolution_minutes: 2400 },
      },
      ticket_reopen_days: 14,
      ticket_email: null,
      two_factor_required: false,
      api_keys_allowed_for: "everyone",
      api_key_max_lifetime_days: null,
      revoke_keys_on_archive: true,
      audit_retention_months: 24,
      logo_path: null,
    });
    const { lead_lost_reasons, candidate_rejection_reasons } = attributes(await acme.owner.get("/workspace"));
    const keys = (list: { key: string }[]) => list.map(({ key }) => key).join(" ");
    expect(keys(lead_lost_reasons)).toBe(
      "price competitor no_budget no_decision timing missing_feature unreachable other",
    );
    expect(lead_lost_reasons.at(-1).requires_note).toBe(true);
    expect(keys(candidate_rejection_reasons)).toBe(
      "skills experience culture position_filled other accepted_other_offer salary_too_low location no_response personal",
    );
  });

  test("it is one: no list, nothing made or deleted, no filters", async () => {
    const { owner } = acme;
    for (const [method, path, status] of [
      ["POST", "/workspace", 405],
      ["DELETE", "/workspace", 405],
      ["POST", "/workspace/bulk", 404],
      ["GET", `/workspace/${acme.workspace.id}`, 404],
      ["PATCH", `/workspace/${acme.workspace.id}`, 404],
      ["GET", "/workspace/filters", 404],
      ["DELETE", "/workspace/actions", 405],
    ] as const) {
      const reply = await app.request(method, path, {
        key: owner.key,
        body: method === "GET" ? undefined : {},
      });
      expect([method, path, reply.status]).toEqual([method, path, status]);
    }
    const post = await owner.post("/workspace", {});
    expect(post.headers.get("allow")).toBe("GET, PATCH, PUT");
    expect(
      (await owner.get("/workspace/actions")).body.data.map((one: { name: string }) => one.name),
    ).toEqual(["upload-logo", "remove-logo", "rename-initial-records"]);
  });
});

describe("changing", () => {
  test("by PATCH and by PUT, reported to the audit log field by field; a dry run leaves nothing", async () => {
    const dryRun = await acme.owner.patch("/workspace?dry_run=true", { ticket_reopen_days: 3 });
    expect(dryRun.headers.get("dry-run")).toBe("true");
    expect(attributes(dryRun).ticket_reopen_days).toBe(3);
    const put = await app.request("PUT", "/workspace", {
      key: acme.owner.key,
      body: { ticket_reopen_days: 7, payment_terms_days: 14 },
    });
    expect(put.status).toBe(200);
    const log = await acme.owner.get("/audit-log?event=workspace.updated");
    expect(log.body.meta.total).toBe(1);
    expect(attributes({ body: { data: log.body.data[0] } } as Reply)).toMatchObject({
      resource_type: "workspace",
      resource_id: acme.workspace.id,
      resource_label: "acme",
      changes: { ticket_reopen_days: { from: 14, to: 7 }, payment_terms_days: { from: 30, to: 14 } },
    });
  });

  test("only as long as nobody else has changed them", async () => {
    const read = await acme.owner.get("/workspace");
    const etag = read.headers.get("etag")!;
    expect((await acme.owner.get("/workspace", { headers: { "If-None-Match": etag } })).status).toBe(304);
    await accepted({ payment_terms_days: 21 });
    const late = await acme.owner.patch(
      "/workspace",
      { payment_terms_days: 22 },
      { headers: { "If-Match": etag } },
    );
    expect(late.status).toBe(412);
  });

  test("everything that was read can be sent back", async () => {
    const read = attributes(await acme.owner.get("/workspace"));
    const sent = await acme.owner.patch("/workspace", read);
    expect(sent.status, sent.text).toBe(200);
    expect(attributes(sent)).toEqual(read);
  });

  test("company data is stored in one form", async () => {
    const changed = await accepted({
      legal_name: "Acme SRL",
      vat_number: "RO 12.345.678",
      iban: "de89 3704 0044 0532 0130 00",
      swift: "deutdeff",
      website: "https://acme.example",
      address: { city: "Cluj", country: "RO" },
      business_hours: {
        days: {
          1: [
            ["09:00", "12:00"],
            ["12:00", "24:00"],
          ],
          6: [],
        },
      },
      working_days: [7, 1],
    });
    expect(changed).toMatchObject({
      vat_number: "RO12345678",
      iban: "DE89370400440532013000",
      swift: "DEUTDEFF",
      address: { city: "Cluj", state: null, street: null, country: "RO", zip_code: null },
      business_hours: {
        exclude_public_holidays: false,
        days: {
          1: [
            ["09:00", "12:00"],
            ["12:00", "24:00"],
          ],
          6: [],
        },
      },
      working_days: [1, 7],
    });
    expect((await accepted({ business_hours: null })).business_hours).toBeNull();
  });

  test.each([
    [{ timezone: "Mars/Base" }, "timezone", "The timezone field must be a valid timezone."],
    [{ subdomain: "admin" }, "subdomain", "The subdomain has already been taken."],
    [
      { subdomain: "-acme" },
      "subdomain",
      "The subdomain field must be 3 to 63 lower-case letters, digits and inner hyphens.",
    ],
    [{ week_starts_on: 2 }, "week_starts_on", "The selected week starts on is invalid."],
    [{ working_days: [] }, "working_days", "The working days field must have at least 1 items."],
    [
      { full_time_weekly_hours: null },
      "full_time_weekly_hours",
      "The full time weekly hours field is required.",
    ],
    [
      { leave_closed_until: "2026-07-15" },
      "leave_closed_until",
      "The leave closed until field must be a date before or equal to today.",
    ],
    [{ iban: "DE00370400440532013000" }, "iban", "The iban field must be a valid IBAN."],
    [{ address: { country: "Romania" } }, "address.country", "The selected address.country is invalid."],
    [
      { business_hours: { days: { 1: [["17:00", "09:00"]] } } },
      "business_hours.days.1.0",
      "The business_hours.days.1.0 field must end after it begins.",
    ],
    [
      {
        business_hours: {
          days: {
            1: [
              ["09:00", "13:00"],
              ["12:00", "14:00"],
            ],
          },
        },
      },
      "business_hours.days.1",
      "The business_hours.days.1 field must not have windows that overlap.",
    ],
    [
      { business_hours: { days: { 1: [] } } },
      "business_hours.days",
      "The business_hours.days field must have at least one window.",
    ],
    [
      { business_hours: { days: { 8: [["09:00", "13:00"]] } } },
      "business_hours.days.8",
      "The business_hours.days.8 field must be an ISO weekday from 1 to 7.",
    ],
    [
      { ticket_sla: { high: { first_response_minutes: 60, resolution_minutes: 30 } } },
      "ticket_sla.high.resolution_minutes",
      "The ticket_sla.high.resolution_minutes field must be at least 60.",
    ],
    [
      { offer_number_format: "OFF-{YYYY}" },
      "offer_number_format",
      "The offer number format field must contain one counter such as {0000}.",
    ],
    [
      { offer_number_format: "INV-{YYYY}-{0000}" },
      "offer_number_format",
      "The offer number format field and invoice number format must be different.",
    ],
    [
      { lead_lost_reasons: [{ key: "Price!", label: "Price" }] },
      "lead_lost_reasons.0.key",
      "The lead_lost_reasons.0.key field format is invalid.",
    ],
    [
      {
        lead_lost_reasons: [
          { key: "price", label: "a" },
          { key: "price", label: "b" },
        ],
      },
      "lead_lost_reasons.1.key",
      "The lead_lost_reasons.1.key field has a duplicate value.",
    ],
    [
      { lead_lost_reasons: [{ key: "price", label: "a", is_archived: true }] },
      "lead_lost_reasons",
      "The lead lost reasons field must have at least one reason that is not archived.",
    ],
    [
      { candidate_rejection_reasons: [{ key: "a", label: "a", type: "they_withdrew" }] },
      "candidate_rejection_reasons",
      "The candidate rejection reasons field must have at least one reason of the type we_rejected that is not archived.",
    ],
    [
      { audit_retention_months: 11 },
      "audit_retention_months",
      "The audit retention months field must be at least 12.",
    ],
    [{ colour: "red" }, "colour", "The colour field is not a field of workspace."],
  ])("%j is refused", refused);

  test("several wrong fields are reported at once", async () => {
    const reply = await acme.owner.patch("/workspace", { timezone: "Mars/Base", base_currency: "EURO" });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors).sort()).toEqual(["base_currency", "timezone"]);
  });

  test("the base currency changes until an amount is held in it", async () => {
    expect((await accepted({ base_currency: "USD" })).base_currency).toBe("USD");
    await hire({ billed_rate: 80 });
    await refused(
      { base_currency: "EUR" },
      "base_currency",
      "The base currency cannot be changed once amounts are recorded.",
    );
    expect((await accepted({ base_currency: "USD" })).base_currency).toBe("USD");
  });

  test("a second factor is required only of those who have one", async () => {
    const person = await signIn(app, "acme", "owner@acme.test");
    for (const reply of [
      await acme.owner.patch("/workspace", { two_factor_required: true }),
      await person.send("PATCH", "/workspace", { two_factor_required: true }),
    ]) {
      expect(reply.status).toBe(403);
      expect(reply.body.field).toBe("two_factor_required");
    }
    expect((await acme.owner.patch("/workspace", { two_factor_required: false })).status).toBe(200);
  });
});

describe("settings at work", () => {
  test("another language of the workspace is that of the accounts which were given none", async () => {
    const hired = async (locale?: string) => {
      const { body } = await hire();
      const [user] = (await acme.owner.get(`/users?employee_id=${body.data.id}`)).body.data;
      if (locale) await acme.owner.patch(`/users/${user.id}`, { locale });
      return async () => attributes(await acme.owner.get(`/users/${user.id}`)).locale;
    };
    const languages = [await hired(), await hired("ro")];
    await accepted({ locale: "de" });
    expect(await Promise.all(languages.map((read) => read()))).toEqual(["de", "ro"]);
    await accepted({ locale: "en" });
    expect(await Promise.all(languages.map((read) => read()))).toEqual(["en", "ro"]);
  });

  test("the hours of a full week are the default of a new employee's capacity", async () => {
    await accepted({ full_time_weekly_hours: 38 });
    expect(attributes(await hire()).weekly_hours_capacity).toBe(38);
  });

  test("keys live at most as long as the workspace allows, and are made by managers only where it says so", async () => {
    const make = (expires: string | null) =>
      app.installation.work(acme.workspace, (work) =>
        createApiKey(work, {
          userId: acme.ownerUserId,
          name: `Key ${expires}`,
          scopes: [],
          ips: [],
          expires,
        }),
      );
    await accepted({ api_key_max_lifetime_days: 30 });
    await expect(make(null)).rejects.toThrow("The expires at field is required.");
    await expect(make("2026-08-14T10:00:01Z")).rejects.toThrow(
      "The expires at field must be a date before or equal to 2026-08-13T10:00:00.000000Z.",
    );
    expect((await make("2026-08-13T10:00:00Z")).key).toMatch(/^wsk_/);
    await accepted({ api_key_max_lifetime_days: null, api_keys_allowed_for: "managers" });
    const employee = attributes(await hire());
    const { rows } = await app.installation.pool.query("select id from users where employee_id = $1", [
      employee.id,
    ]);
    const ofEmployee = app.installation.work(acme.workspace, (work) =>
      createApiKey(work, { userId: rows[0].id, name: "Mine", scopes: [], ips: [] }),
    );
    await expect(ofEmployee).rejects.toMatchObject({ details: { requiredPermission: "manage-api-keys" } });
    await accepted({ api_keys_allowed_for: "everyone" });
  });

  test("archiving revokes keys, or suspends them until the account is back", async () => {
    for (const [revokes, status] of [
      [true, 401],
      [false, 200],
    ] as const) {
      await accepted({ revoke_keys_on_archive: revokes });
      const { id } = attributes(await hire());
      const caller = await acme.callerFor(id);
      await acme.owner.post(`/employees/${id}/actions?action=archive`);
      expect((await caller.get("/workspace")).status).toBe(401);
      await acme.owner.post(`/employees/${id}/actions?action=restore`);
      expect((await caller.get("/workspace")).status).toBe(status);
    }
  });
});

describe("the logo", () => {
  async function upload(data: Buffer, path = "/workspace/actions?action=upload-logo"): Promise<Reply> {
    const form = new FormData();
    form.append("file", new Blob([data]), "logo.png");
    return app.request("POST", path, { key: acme.owner.key, raw: form });
  }
  const picture = (format: "png" | "jpeg" | "webp") =>
    sharp({ create: { width: 1500, height: 300, channels: 3, background: "red" } })
      .toFormat(format)
      .toBuffer();

  test("is a PNG or JPEG by content, shown to everybody, and can be removed", async () => {
    const uploaded = await upload(await picture("png"));
    expect(uploaded.status, uploaded.text).toBe(200);
    const { logo_path } = attributes(uploaded);
    expect(logo_path).toMatch(/\/api\/workspace\/logo\?v=[0-9a-f]{8}$/);
    const shown = await (await acme.scoped()).get("/workspace/logo");
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect((await sharp(shown.bytes).metadata()).width).toBe(1024);
    expect(attributes(await upload(await picture("jpeg"))).logo_path).not.toBe(logo_path);
    expect((await acme.owner.get("/workspace/logo")).headers.get("content-type")).toBe("image/jpeg");
    const removed = await acme.owner.post("/workspace/actions?action=remove-logo");
    expect(attributes(removed).logo_path).toBeNull();
    expect((await acme.owner.get("/workspace/logo")).status).toBe(404);
    const again = await acme.owner.post("/workspace/actions?action=remove-logo");
    expect(again.body.errors).toEqual({ action: ["The workspace has no logo."] });
  });

  test("is nothing else, and not too large", async () => {
    expect((await upload(await picture("webp"))).body.errors).toEqual({
      file: ["The file field must be a file of type: png, jpg."],
    });
    expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).body.errors).toEqual({
      file: ["The file field must not be greater than 2048 kilobytes."],
    });
    const dryRun = await upload(await picture("png"), "/workspace/actions?action=upload-logo&dry_run=true");
    expect(dryRun.status).toBe(200);
    expect(attributes(await acme.owner.get("/workspace")).logo_path).toBeNull();
  });
});

describe("the address", () => {
  test("is changed by an owner in person only; the old one results in 404 and is reserved for 90 days", async () => {
    const globex = await app.addWorkspace("globex");
    expect((await globex.owner.patch("/workspace", { subdomain: "globex-two" })).status).toBe(403);
    const owner = await signIn(app, "globex", "owner@globex.test");
    const taken = await owner.send("PATCH", "/workspace", { subdomain: "acme" });
    expect(taken.body.errors).toEqual({ subdomain: ["The subdomain has already been taken."] });
    const moved = await owner.send("PATCH", "/workspace", { subdomain: "globex-two" });
    expect(moved.status, moved.text).toBe(200);
    expect((await app.request("GET", "/workspace?tenant=globex")).status).toBe(404);
    const there = await app.request("GET", "/workspace?tenant=globex-two", { key: globex.owner.key });
    expect(attributes(there).subdomain).toBe("globex-two");

    const wanted = {
      subdomain: "globex",
      name: "Globex",
      ownerEmail: "a@b.test",
      ownerPassword: "correct horse battery",
    };
    await expect(addWorkspace(app.installation, wanted)).rejects.toThrow(
      "The subdomain has already been taken.",
    );
    const other = await signIn(app, "acme", "owner@acme.test");
    const takenOver = await other.send("PATCH", "/workspace", { subdomain: "globex" });
    expect(takenOver.body.errors).toEqual({ subdomain: ["The subdomain has already been taken."] });
    app.clock.set(new Date(app.clock.now().getTime() + 91 * 86_400_000));
    expect((await addWorkspace(app.installation, wanted)).workspace.subdomain).toBe("globex");
  });
});
