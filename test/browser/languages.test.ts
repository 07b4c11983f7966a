import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;

withCompany((opened, filled) => {
  site = opened;
  company = filled;
});

interface Words {
  readonly tag: string;
  /** As it is offered: by its own name. */
  readonly offered: string;
  /** The button below the choice of language. */
  readonly button: string;
  /** The title of the list of saved reports. */
  readonly list: string;
  /** How many records have a value in a field: one, and two. */
  readonly values: readonly string[];
}

const ENGLISH: Words = {
  ...{ tag: "en", offered: "English · en", button: "Change the language", list: "Saved reports" },
  values: ["1 value", "2 values"],
};

const LANGUAGES: readonly Words[] = [
  {
    ...{ tag: "de", offered: "Deutsch · de", button: "Sprache ändern", list: "Gespeicherte Berichte" },
    values: ["1 Wert", "2 Werte"],
  },
  {
    ...{ tag: "fr", offered: "Français · fr", button: "Changer la langue", list: "Rapports enregistrés" },
    values: ["1 valeur", "2 valeurs"],
  },
  {
    ...{ tag: "es", offered: "Español · es", button: "Cambiar el idioma", list: "Informes guardados" },
    values: ["1 valor", "2 valores"],
  },
  {
    ...{ tag: "ro", offered: "Română · ro", button: "Schimbați limba", list: "Rapoarte salvate" },
    values: ["1 valoare", "2 valori"],
  },
];

const inputOf = (page: Page) => page.locator("input[name=locale]");
const submitOf = (page: Page) =>
  page
    .locator("form")
    .filter({ has: inputOf(page) })
    .locator("[type=submit]");

/** The language of which the page says that it is written in it. */
const languageOf = (page: Page): Promise<string> => page.evaluate("document.documentElement.lang");

/** Chooses a language on the screen of the account, whatever the present one is, and waits until the page has it. */
async function choose(page: Page, { tag, offered, button }: Words): Promise<void> {
  await page.goto("/profile");
  await inputOf(page).click();
  await page.getByRole("option", { name: offered, exact: true }).click();
  await submitOf(page).click();
  await expect.poll(() => languageOf(page).catch(() => "")).toBe(tag);
  await page.getByRole("button", { name: button }).waitFor();
}

/** Field `Size` has a value on one employee, and `Team` on two. */
async function fillOwnFields(): Promise<void> {
  const { owner } = site.acme;
  for (const name of ["Size", "Team"])
    expect((await owner.post("/custom-fields", { resource: "employees", name, type: "text" })).status).toBe(
      201,
    );
  const given = { [company.people.Ben!]: { size: "M", team: "A" }, [company.people.Cora!]: { team: "B" } };
  for (const [id, custom_fields] of Object.entries(given))
    expect((await owner.patch(`/employees/${id}`, { custom_fields })).status).toBe(200);
}

campaignTest(
  "the UI is read in each of its languages, which is chosen on the screen of the account",
  async () => {
    await fillOwnFields();
    const page = await site.openAs(OWNER, "/profile", { isFresh: true });
    expect(await languageOf(page)).toBe("en");
    for (const words of [...LANGUAGES, ENGLISH]) {
      await choose(page, words);
      await page.goto("/reports/saved");
      await page.getByRole("heading", { name: words.list, level: 1 }).waitFor();
      await page.goto("/settings/custom-fields");
      for (const text of words.values) await page.getByText(text, { exact: true }).waitFor();
      expect(await languageOf(page)).toBe(words.tag);
    }
  },
);

campaignTest("English can be chosen in a browser that prefers the words of another language", async () => {
  const finn = await letIn(site, company.people.Finn!);
  const page = await site.openAs(finn, "/profile", { isFresh: true, locale: "de-AT" });
  await page.getByRole("button", { name: "Sprache ändern" }).waitFor();
  expect(await languageOf(page)).toBe("de");
  await choose(page, ENGLISH);
  await page.reload();
  await page.getByRole("button", { name: "Change the language" }).waitFor();
  await expect.poll(() => inputOf(page).inputValue()).toBe("en-US");
});
