import { describe, expect, test } from "vitest";
import type { Caller, Reply, RequestOptions } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

const inLanguage = (language: string): Pick<RequestOptions, "headers"> => ({
  headers: { "Accept-Language": language },
});

const languageOf = ({ headers }: Reply): (string | null)[] => [
  headers.get("content-language"),
  headers.get("vary"),
];

const person = { email: "ana@acme.test", first_name: "Ana", last_name: "Pop" };

async function hire(first_name: string): Promise<string> {
  const email = `${first_name.toLowerCase()}@acme.test`;
  const reply = await owner.post("/employees", { ...person, first_name, email, start_date: "2026-01-05" });
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
}

describe("the messages of an error", () => {
  test.each([
    ["en", "The start date field is required.", " (and 1 more error)"],
    ["de", "Das Feld „Startdatum“ ist erforderlich.", " (und 1 weiterer Fehler)"],
    ["fr", "Le champ «\u00a0date de début\u00a0» est obligatoire.", " (et 1 autre erreur)"],
    ["es", "El campo «fecha de inicio» es obligatorio.", " (y 1 error más)"],
    ["ro", "Câmpul „data de început” este obligatoriu.", " (și încă o eroare)"],
  ])("are said in %s", async (language, message, more) => {
    const reply = await owner.post("/employees", { ...person, email: 5 }, inLanguage(language));
    const { errors } = reply.body;
    expect([reply.status, Object.keys(errors).sort()]).toEqual([422, ["email", "start_date"]]);
    expect(errors.start_date).toEqual([message]);
    expect(reply.body.message).toBe(`${errors.email ? Object.values<string[]>(errors)[0]![0] : ""}${more}`);
    expect(languageOf(reply)).toEqual([language, "Accept-Language"]);
  });

  test.each([
    [undefined, "Not Found."],
    ["", "Not Found."],
    ["it, ja;q=0.5", "Not Found."],
    ["it, de;q=0.5", "Nicht gefunden."],
    ["en;q=0.4, de;q=0.5", "Nicht gefunden."],
    ["de;q=0, fr;q=0.1", "Introuvable."],
    ["de-AT", "Nicht gefunden."],
    ["RO-ro", "Negăsit."],
    ["*", "Not Found."],
    ["de;q=x,,;", "Not Found."],
  ])("follow the quality values of Accept-Language: %s", async (header, message) => {
    const options = header === undefined ? {} : inLanguage(header);
    const reply = await owner.get("/employees/01K0A6W2Z6Q6X1H2M9C3J5T7VN", options);
    expect([reply.status, reply.body.message]).toEqual([404, message]);
  });

  test("are translated before a workspace or a credential is known, and for unknown paths", async () => {
    const nobody = app.as("wsk_wrong") as Caller;
    const refused = await nobody.get("/employees", inLanguage("es"));
    expect([refused.status, refused.body.message]).toEqual([401, "No autenticado."]);
    const unknown = await owner.get("/nothing", inLanguage("fr"));
    expect([unknown.status, unknown.body.message]).toEqual([404, "Introuvable."]);
  });

  test("name the items of a bulk request, and have the plural of the language", async () => {
    const items = [{ ...person }, { ...person, start_date: "x" }, {}];
    const reply = await owner.post("/employees/bulk", items, inLanguage("de"));
    expect(reply.body.errors["0.start_date"]).toEqual(["Das Feld „Startdatum“ ist erforderlich."]);
    expect(reply.body.errors["1.start_date"]).toEqual([
      "Das Feld „Startdatum“ muss ein gültiges Datum enthalten.",
    ]);
    expect(reply.body.message).toMatch(/ \(und 5 weitere Fehler\)$/);
  });

  test("are those of the modules, with the words for their records", async () => {
    const type = await owner.post("/asset-types", { name: "Lamp", tag_prefix: "LAM" });
    expect(type.status, type.text).toBe(201);
    const { id } = type.body.data;
    const asset = await owner.post("/assets", { name: "One", asset_type_id: id });
    expect(asset.status, asset.text).toBe(201);
    const reply = await owner.delete(`/asset-types/${id}`, undefined, inLanguage("ro"));
    expect([reply.status, reply.body.message]).toEqual([
      409,
      "Înregistrarea (tip de echipament) este încă folosită: 1 echipament.",
    ]);
  });
});

describe("a successful response with words", () => {
  test("says what an action has done", async () => {
    const ids = [await hire("Bea"), await hire("Cem")];
    const body = { repositories: ids };
    const reply = await owner.post("/employees/actions?action=archive", body, inLanguage("de"));
    expect(reply.body.message).toBe("Archiviert: 2 Personen. 0 unterstellte Personen umgehängt.");
    expect(languageOf(reply)).toEqual(["de", "Accept-Language"]);
    const again = await owner.post("/employees/actions?action=archive", body, inLanguage("fr"));
    expect(again.body.errors).toEqual({
      "repositories.0": ["La personne est déjà archivée."],
      "repositories.1": ["La personne est déjà archivée."],
    });
  });

  test("is repeated as it was, in whatever language the repetition asks", async () => {
    const key = { "Idempotency-Key": "said-once" };
    const id = await hire("Dan");
    const ask = (language: string) =>
      owner.post(
        "/employees/actions?action=archive",
        { repositories: [id] },
        { headers: { ...key, "Accept-Language": language } },
      );
    const first = await ask("es");
    const repeated = await ask("ro");
    expect(first.body.message).toMatch(/^Archivado: 1 empleado\./);
    expect(repeated.headers.get("idempotency-replayed")).toBe("true");
    expect(repeated.text).toBe(first.text);
    expect(languageOf(repeated)).toEqual(["es", "Accept-Language"]);
  });

  test("depends on its language: what is remembered, and the entity tag", async () => {
    const id = await hire("Eva");
    await owner.post(`/employees/${id}/actions?action=archive`, {});
    const path = `/employees/${id}?actions=all`;
    const reasonIn = ({ body }: Reply): string =>
      body.data.meta.actions.find(({ name }: { name: string }) => name === "archive").reason;
    const replies = new Map<string, Reply>();
    for (const language of ["en", "de", "en", "de", "fr"]) {
      const reply = await owner.get(path, inLanguage(language));
      expect(languageOf(reply)).toEqual([language, "Accept-Language"]);
      const known = replies.get(language) ?? reply;
      expect([reply.text, reply.headers.get("etag")]).toEqual([known.text, known.headers.get("etag")]);
      replies.set(language, reply);
    }
    expect([...replies.values()].map(reasonIn)).toEqual([
      "The employee is already archived.",
      "Die Person ist bereits archiviert.",
      "La personne est déjà archivée.",
    ]);
    expect(new Set([...replies.values()].map(({ headers }) => headers.get("etag"))).size).toBe(3);
    const etag = replies.get("de")!.headers.get("etag")!;
    const headers = { "If-None-Match": etag };
    const current = await owner.get(path, { headers: { ...headers, "Accept-Language": "de" } });
    expect([current.status, current.headers.get("vary")]).toEqual([304, "Accept-Language"]);
    const other = await owner.get(path, { headers: { ...headers, "Accept-Language": "fr" } });
    expect(other.status).toBe(200);
    // The language is not part of the state of the record.
    const change = await owner.patch(`/employees/${id}`, { notes: null }, { headers: { "If-Match": etag } });
    expect(change.status, change.text).not.toBe(412);
  });

  test("without words has no language", async () => {
    const reply = await owner.get("/employees", inLanguage("de"));
    expect([reply.status, reply.headers.get("content-language")]).toEqual([200, null]);
    expect(acme.workspace.id).toBeTruthy();
  });

  test("names the rows of a report that have no value, and orders them by these names", async () => {
    for (const name of ["One", "Two"])
      expect((await owner.post("/leads", { name, company_name: name })).status).toBe(201);
    const path = "/leads/getters/lead-owners";
    const namesIn = async (language: string): Promise<string[]> =>
      (await owner.get(path, inLanguage(language))).body.data.map((row: { name: string }) => row.name);
    expect(await namesIn("en")).toContain("No owner");
    expect(await namesIn("es")).toContain("Sin responsable");
    expect(languageOf(await owner.get(path, inLanguage("fr")))).toEqual(["fr", "Accept-Language"]);
  });

  test("titles what lists can be filtered by, and what can be done", async () => {
    const titles = async (path: string): Promise<string[]> =>
      (await owner.get(path, inLanguage("ro"))).body.data.map(({ title }: { title: string }) => title);
    expect(await titles("/leads/filters")).toEqual(expect.arrayContaining(["stare"]));
    expect(await titles("/invoices/actions")).toEqual(expect.arrayContaining(["Emiteți"]));
    expect(await titles("/leads/getters")).toEqual(expect.arrayContaining(["Oportunități pe responsabil"]));
  });

  test("says in records why an amount is not known; the same URL is read in several languages", async () => {
    const created = async (path: string, body: object): Promise<string> => {
      const reply = await owner.post(path, body);
      expect(reply.status, reply.text).toBe(201);
      return reply.body.data.id;
    };
    const expense_category_id = await created("/expense-categories", { name: "Taxis", kind: "amount" });
    const employee_id = await hire("Otto");
    const cab = { description: "To the airport", date: "2026-03-02", amount: 20, currency: "USD" };
    const id = await created("/expenses", { employee_id, expense_category_id, ...cab });
    const reasonIn = async (path: string, language: string): Promise<string> => {
      const reply = await owner.get(path, inLanguage(language));
      expect(languageOf(reply)).toEqual([language, "Accept-Language"]);
      return [reply.body.data].flat()[0].attributes.base_amount_reason;
    };
    const english = "There is no exchange rate from USD to EUR on or before 2026-03-02.";
    const romanian = "Nu există curs de schimb din USD în EUR la data de 2026-03-02 sau înainte.";
    for (const path of [`/expenses/${id}`, `/expenses?employee_id=${employee_id}`]) {
      expect(await reasonIn(path, "en")).toBe(english);
      expect(await reasonIn(path, "ro")).toBe(romanian);
      expect(await reasonIn(path, "en")).toBe(english);
    }
    const rate = { employee_id, kind: "internal_cost", rate_type: "monthly", monthly_rate: 100 };
    await created("/employee-rates", { ...rate, weekly_hours_capacity: 0, starts_at: "2026-04-01" });
    const rates = await owner.get(
      `/employee-rates?employee_id=${employee_id}&sort=-starts_at`,
      inLanguage("fr"),
    );
    expect(rates.body.data[0].attributes.effective_hourly_rate_reason).toBe(
      "Un coût mensuel n’a pas de taux horaire lorsque les heures hebdomadaires sont à 0.",
    );
  });

  test("names permissions, and finds them by these names; modules are for programs", async () => {
    const found = await owner.get("/permissions?search=Urlaub&perPage=100", inLanguage("de"));
    const permissions = found.body.data.map(
      ({ attributes }: { attributes: Record<string, string> }) => attributes,
    );
    expect(permissions).toContainEqual(
      expect.objectContaining({
        name: "manage-leave",
        title: "Urlaub verwalten",
        description: "Über Urlaub entscheiden, Regelungen und Feiertage festlegen.",
        module: "Leave",
      }),
    );
    expect(languageOf(found)).toEqual(["de", "Accept-Language"]);
    expect((await owner.get("/permissions?search=Urlaub")).body.data).toEqual([]);
  });
});
