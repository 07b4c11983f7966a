import { beforeAll, describe, expect, it } from "vitest";
import type { Reply } from "../support/app.ts";
import { importFile } from "../support/import-files.ts";
import { testCompany } from "../support/test-company.ts";
import { add, forbidden, refused } from "./company.ts";

const { app, acme } = testCompany();
const importClients = (file: string | Buffer | null, options: Parameters<typeof importFile>[4] = {}) =>
  importFile(app, acme.owner, "clients", file, options);
const skipping = { mode: "skip_invalid" };

/** The data of a successful import. */
function imported({ status, body }: Reply) {
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

beforeAll(async () => {
  await add(acme.owner, "tax-rates", { name: "VAT", percent: 19 });
});

const FOUR = [
  "name,email,payment_terms_days",
  "Ada Works,ada@works.test,14",
  "Bad Works,not-an-email,x",
  "Cork & Sons,cork@sons.test,",
  "ADA WORKS,other@works.test,30",
].join("\r\n");

describe("the import of a file with a bad row and a duplicate", () => {
  it("reports in a dry run what would happen, and writes nothing", async () => {
    const reply = await importClients(FOUR, { fields: skipping, query: "&dry_run=true" });
    expect(reply.headers.get("dry-run")).toBe("true");
    expect(imported(reply)).toEqual({
      dry_run: true,
      import_id: null,
      summary: { rows: 4, created: 2, duplicates: 1, invalid: 1 },
      columns: [
        { header: "name", column: "name" },
        { header: "email", column: "email" },
        { header: "payment_terms_days", column: "payment_terms_days" },
      ],
      created_ids: [],
      rows: [
        {
          row: 3,
          status: "invalid",
          errors: {
            email: ["The email field must be a valid email address."],
            payment_terms_days: ["The payment terms days field must be an integer."],
          },
          cells: {
            email: { column: "email", value: "not-an-email" },
            payment_terms_days: { column: "payment_terms_days", value: "x" },
          },
        },
        { row: 5, status: "duplicate", duplicate_of: null, duplicate_of_row: 2, errors: {} },
      ],
    });
    expect((await acme.owner.get("/clients")).body.meta.total).toBe(0);
  });

  it("is refused whole unless invalid rows are to be skipped", async () => {
    const { status, body } = await importClients(FOUR);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      "rows.3.email": ["The email field must be a valid email address."],
      "rows.3.payment_terms_days": ["The payment terms days field must be an integer."],
    });
    expect(body.message).toBe("The email field must be a valid email address. (and 1 more error)");
    expect(body.report).toMatchObject({
      dry_run: false,
      import_id: null,
      created_ids: [],
      summary: { rows: 4, created: 2, duplicates: 1, invalid: 1 },
    });
    expect((await acme.owner.get("/clients")).body.meta.total).toBe(0);
  });

  it("creates the others, and none when it is imported again", async () => {
    const reply = await importClients(FOUR, { fields: skipping });
    expect(reply.body.message).toBe("Imported 2 clients, skipped 1 duplicate, refused 1 row.");
    const { import_id, created_ids, summary } = imported(reply);
    expect(summary).toEqual({ rows: 4, created: 2, duplicates: 1, invalid: 1 });
    const [ada, cork] = created_ids;
    expect((await acme.owner.get(`/clients/${ada}`)).body.data.attributes).toMatchObject({
      ...{ name: "Ada Works", email: "ada@works.test", payment_terms_days: 14, currency: "EUR" },
    });
    const again = imported(await importClients(FOUR, { fields: skipping }));
    expect(again.summary).toEqual({ rows: 4, created: 0, duplicates: 3, invalid: 1 });
    expect(again.import_id).toBeNull();
    expect(again.rows.map(({ duplicate_of }: { duplicate_of?: string }) => duplicate_of)).toEqual([
      ada,
      undefined,
      cork,
      ada,
    ]);
    const undone = await acme.owner.post("/clients/actions?action=undo-import", { import_id });
    expect([undone.status, undone.body]).toEqual([
      200,
      { data: { deleted: 2 }, message: "Deleted 2 imported clients." },
    ]);
    expect((await acme.owner.get("/clients")).body.meta.total).toBe(0);
    const twice = await acme.owner.post("/clients/actions?action=undo-import", { import_id });
    expect([twice.status, twice.body.message]).toEqual([409, "The import has already been undone."]);
  });

  it("can take duplicates as errors, or create them", async () => {
    const asErrors = await importClients(FOUR, { fields: { ...skipping, on_duplicate: "error" } });
    expect(imported(asErrors).rows.at(-1)).toEqual({
      row: 5,
      status: "invalid",
      errors: { name: ["The name has already been taken."] },
      cells: { name: { column: "name", value: "ADA WORKS" } },
    });
    const created = await importClients(FOUR, { fields: { ...skipping, on_duplicate: "create" } });
    expect(imported(created).summary).toEqual({ rows: 4, created: 3, duplicates: 0, invalid: 1 });
  });
});

describe("undoing an import", () => {
  it("is refused as a whole while something was changed, or refers to a record", async () => {
    const file = "name\nUndo One\nUndo Two\nUndo Three\n";
    const { import_id, created_ids } = imported(await importClients(file));
    const contact = await add(acme.owner, "client-contacts", {
      client_id: created_ids[0],
      last_name: "Late",
    });
    await acme.owner.patch(`/clients/${created_ids[1]}`, { notes: "Changed." });
    const undo = () => acme.owner.post("/clients/actions?action=undo-import", { import_id });
    const { status, body } = await undo();
    expect([status, body.message]).toEqual([
      409,
      "The import cannot be undone, because 2 clients were changed or referred to since: Undo Two, Undo One.",
    ]);
    expect(body.touched).toEqual([
      { id: created_ids[1], name: "Undo Two" },
      { id: created_ids[0], name: "Undo One" },
    ]);
    expect((await acme.owner.get("/clients?search=undo")).body.meta.total).toBe(3);
    await acme.owner.delete(`/client-contacts/${contact}`);
    expect((await undo()).body.touched).toEqual([{ id: created_ids[1], name: "Undo Two" }]);
  });

  it("knows only imports of the resource", async () => {
    const bulk = await acme.owner.post("/clients/bulk", [{ name: "Bulk One" }]);
    const [{ id }] = bulk.body.data;
    for (const import_id of [id, "01K0000000000000000000000"])
      refused(await acme.owner.post("/clients/actions?action=undo-import", { import_id }), {
        import_id: "The selected import id is invalid.",
      });
    refused(await acme.owner.post("/clients/actions?action=undo-import", {}), {
      import_id: "The import id field is required.",
    });
  });
});

describe("the header of a file", () => {
  it("may be in any order and case, and have read-only fields", async () => {
    const data = imported(await importClients("ADDRESS_CITY;ID;Name\nPorto;x;Header One\n"));
    const [id] = data.created_ids;
    expect((await acme.owner.get(`/clients/${id}`)).body.data.attributes).toMatchObject({
      name: "Header One",
      address: { city: "Porto", country: null },
    });
  });

  it.each([
    ["planet,name\nx,y", { file: "The column planet is not a column of clients." }],
    ["name,Name\nx,y", { file: "The file has the column name more than once." }],
    ["email\na@b.test", { file: "The file must have the column name." }],
    ["", { file: "The file is empty." }],
    ["\r\n\r\n", { file: "The file is empty." }],
    ['name\n"never closed', { file: "The file is not valid CSV: a quote is not closed in line 2." }],
    ["name\0", { file: "The file must be a CSV or XLSX file." }],
  ])("%j is refused", async (file, errors) => {
    refused(await importClients(file), errors);
  });

  it("names what is allowed, and what the file has", async () => {
    const { body } = await importClients("Firma,planet\nx,y");
    expect(body.errors.file).toEqual([
      "The column Firma is not a column of clients.",
      "The column planet is not a column of clients.",
      "The file must have the column name.",
    ]);
    expect(body.allowed.file).toContain("vat_number");
    expect(body.headers).toEqual(["Firma", "planet"]);
  });

  it("can be mapped", async () => {
    const mapping = { firma: "name", Planet: null };
    const { columns, created_ids } = imported(
      await importClients("Firma,planet\nMapped One,Mars", { fields: { mapping } }),
    );
    expect(columns).toEqual([
      { header: "Firma", column: "name" },
      { header: "planet", column: null },
    ]);
    expect(created_ids).toHaveLength(1);
    refused(await importClients("Firma\nx", { fields: { mapping: { Firma: "nome", Stadt: null } } }), {
      "mapping.Stadt": "The file has no column Stadt.",
      "mapping.Firma": "The selected mapping.Firma is invalid.",
      file: "The file must have the column name.",
    });
    refused(await importClients("name\nx", { fields: { mapping: "name" } }), {
      mapping: "The mapping field must be an object of texts or nulls.",
    });
  });
});

describe("what a file can look like", () => {
  const nameOf = async (file: string | Buffer) => {
    const { created_ids } = imported(await importClients(file));
    return (await acme.owner.get(`/clients/${created_ids[0]}`)).body.data.attributes;
  };

  it.each([
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFFname,notes\nZoë A,ok")],
    ["semicolons", Buffer.from("name;notes\nZoë B;a, b")],
    ["tabs", Buffer.from("name\tnotes\nZoë C\tok")],
    ["Windows-1252", Buffer.from("name,notes\nZoë D,5 \u0080", "latin1")],
    ["CR line endings", Buffer.from("name,notes\rZoë E,ok\r")],
  ])("is read with %s", async (_, file) => {
    expect((await nameOf(file)).name).toMatch(/^Zoë .$/);
  });

  it("reads quoted cells with line breaks, the euro sign of Windows-1252, and formulas as texts", async () => {
    expect(await nameOf('name,notes\n"Quo""ted, one","two\nlines"')).toMatchObject({
      name: 'Quo"ted, one',
      notes: "two\nlines",
    });
    expect((await nameOf(Buffer.from("name,notes\nEuro\xeb,5 \x80", "latin1"))).notes).toBe("5 €");
    expect(await nameOf("name,notes\n'=SUM(A1),'-5\n")).toMatchObject({ name: "=SUM(A1)", notes: "-5" });
    expect((await nameOf("name,notes\n'quoted',x")).name).toBe("'quoted'");
  });

  it("skips empty rows, and refuses cells without a header", async () => {
    const reply = await importClients("name,notes\n\n,\nRow Four,x\nRow Five,x,y\n", { fields: skipping });
    expect(imported(reply)).toMatchObject({
      summary: { rows: 2, created: 1, duplicates: 0, invalid: 1 },
      rows: [{ row: 5, errors: { row: ["The row has more cells than the header."] } }],
    });
  });
});

describe("cells that name records", () => {
  it("are resolved regardless of case, and refused in the words of their column", async () => {
    const file = "name,tax_rate,manager_email\nNamed One,vat,\nNamed Two,Sales,nobody@x.test\n";
    const data = imported(await importClients(file, { fields: skipping }));
    expect(data.rows).toMatchObject([
      {
        row: 3,
        errors: {
          tax_rate: ["The selected tax rate is invalid."],
          manager_email: ["The selected manager email is invalid."],
        },
        cells: { tax_rate: { column: "tax_rate", value: "Sales" } },
        allowed: { tax_rate: ["VAT"] },
      },
    ]);
    const client = await acme.owner.get(`/clients/${data.created_ids[0]}?related=taxRate`);
    expect(client.body.data.relationships.taxRate.attributes.name).toBe("VAT");
  });
});

describe("an import of more records than are read at once", () => {
  it("journals each once, and what they use once", async () => {
    const rate = await add(acme.owner, "tax-rates", { name: "Reduced", percent: 7 });
    const entries = async (query: string) =>
      (await acme.owner.get(`/audit-log?perPage=3&${query}`)).body as { data: []; meta: { total: number } };
    const before = (await entries("event=clients.created")).meta.total;
    const rows = Array.from({ length: 1_100 }, (_, n) => `Batch ${n},reduced`).join("\n");
    const { summary, created_ids } = imported(await importClients(`name,tax_rate\n${rows}`));
    expect(summary).toEqual({ rows: 1_100, created: 1_100, duplicates: 0, invalid: 0 });
    expect((await entries("event=clients.created")).meta.total).toBe(before + 1_100);
    const last = await entries(`resource_type=clients&resource_id=${created_ids[1_099]}`);
    expect(last.data).toMatchObject([
      { attributes: { event: "clients.created", resource_label: "Batch 1099" } },
    ]);
    const used = await entries(`resource_type=tax-rates&resource_id=${rate}`);
    expect(used.data).toMatchObject([
      { attributes: { event: "tax_rates.updated", changes: { is_used: { from: false, to: true } } } },
      { attributes: { event: "tax_rates.created" } },
    ]);
  });
});

describe("the rights and limits of an import", () => {
  it("requires manage-clients and a file", async () => {
    const reader = await acme.scoped("view-clients");
    forbidden(await importFile(app, reader, "clients", "name\nx"), "manage-clients");
    refused(await importClients(null), { file: "The file field is required." });
    expect((await acme.owner.post("/clients/actions?action=import", {})).status).toBe(422);
  });

  it("refuses more than 5,000 rows and 5 MiB", async () => {
    const many = `name\n${Array.from({ length: 5_001 }, (_, n) => `Many ${n}`).join("\n")}`;
    refused(await importClients(many, { query: "&dry_run=true" }), {
      file: "The file must not have more than 5000 rows.",
    });
    refused(await importClients(Buffer.alloc(5 * 1024 * 1024 + 1, "a")), {
      file: "The file field must not be greater than 5120 kilobytes.",
    });
  });

  it("is repeated with its Idempotency-Key, not run again", async () => {
    const options = { headers: { "Idempotency-Key": '"import-1"' } };
    const first = imported(await importClients("name\nOnly Once\n", options));
    const second = await importClients("name\nOnly Once\n", options);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(imported(second)).toEqual(first);
    refused(await importClients("name\nOnly Twice\n", options), {
      "Idempotency-Key": "The Idempotency-Key has already been used for another request.",
    });
  });
});

describe("the template", () => {
  it("has all columns, and an example that can be imported", async () => {
    const { headers, text } = await app.request(
      "GET",
      "/clients/getters/download-clients-csv-template?example=true",
      { key: acme.owner.key },
    );
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain("clients-template.csv");
    expect(text.split("\r\n")[0]).toBe(
      "\uFEFFname,legal_name,code,email,billing_email,phone,website,logo_path,vat_number,registration_number,address_street," +
        "address_zip_code,address_city,address_state,address_country,currency,payment_terms_days,locale,tax_rate," +
        "manager_email,buyer_reference,electronic_address,electronic_address_scheme,invoice_notes,notes",
    );
    expect(imported(await importClients(text)).summary).toMatchObject({ rows: 1, created: 1 });
  });
});
