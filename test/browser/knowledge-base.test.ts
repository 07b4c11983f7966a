import { expect, test } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import type { Person, Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let ana: Person;
let ben: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
  ben = await letIn(site, company.people.Ben!);
});

const titled = async (title: string) => {
  const { body } = await site.acme.owner.get(`/pages?title=${encodeURIComponent(title)}`);
  return body.data[0];
};

test("a teamspace gets a page, which others find, and whose versions are compared", async () => {
  const page = await site.openAs(ana, "/knowledge-base");
  await page.getByRole("link", { name: "New teamspace" }).click();
  await page.getByLabel("Name").fill("Handbook");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Handbook", level: 1 }).waitFor();

  await page.getByRole("button", { name: "New page" }).click();
  await page.getByLabel("Title").fill("Travel policy");
  await page.getByRole("textbox", { name: "Text" }).fill("Book **early**.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Travel policy", level: 1 }).waitFor();
  await page.getByRole("strong").filter({ hasText: "early" }).waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Unpublish" }).waitFor();
  expect((await titled("Travel policy")).attributes).toMatchObject({ status: "published", version: 2 });

  const reader = await site.openAs(ben, "/knowledge-base");
  await reader.getByLabel("Search all pages").fill("ear");
  await reader.getByRole("link", { name: "Travel policy" }).click();
  await reader.getByText("Book early.").waitFor();
  expect(await reader.getByRole("button", { name: "Edit" }).count()).toBe(0);
  expect(await graveFindings(reader)).toEqual([]);

  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("heading", { name: "Versions of Travel policy" }).waitFor();
  await page.getByRole("cell", { name: "Book **early**." }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest("a text that somebody else has changed is shown instead of overwritten", async () => {
  const { owner } = site.acme;
  const members = [{ employee_id: company.people.Ana, access: "admin" }];
  const teamspace_id = await made(owner, "/teamspaces", { name: "Team", members });
  const id = await made(owner, "/pages", { teamspace_id, title: "Rules", content: "one" });
  const page = await site.openAs(ana, `/knowledge-base/pages/${id}?edit=1`);
  await page.getByRole("textbox", { name: "Text" }).fill("mine");
  await owner.patch(`/pages/${id}`, { content: "theirs" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Somebody else has changed this page in the meantime").waitFor();
  await page.getByRole("cell", { name: "theirs" }).waitFor();
  expect((await titled("Rules")).attributes).toMatchObject({ version: 2 });
  await page.reload();
  await page.getByText("Your unsaved text was kept").waitFor();
  expect(await page.getByRole("textbox", { name: "Text" }).inputValue()).toBe("mine");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("mine", { exact: true }).waitFor();
  expect((await owner.get(`/pages/${id}`)).body.data.attributes).toMatchObject({
    content: "mine",
    version: 3,
  });
});

campaignTest("pages are moved with the keyboard and by drag and drop", async () => {
  const { owner } = site.acme;
  const members = [{ employee_id: company.people.Ana, access: "admin" }];
  const teamspace_id = await made(owner, "/teamspaces", { name: "Tree", members });
  const ids: string[] = [];
  for (const title of ["First", "Second", "Third"])
    ids.push(await made(owner, "/pages", { teamspace_id, title, status: "published" }));
  const place = async (index: number) => {
    const { depth, position } = (await owner.get(`/pages/${ids[index]}`)).body.data.attributes;
    return [depth, position];
  };
  const page = await site.openAs(ana, `/knowledge-base/teamspaces/${teamspace_id}`);
  await page.getByRole("link", { name: "Second" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => place(1)).toEqual([0, 0]);
  const shown = () => page.getByRole("link", { name: /^(First|Second|Third)$/ }).allTextContents();
  await expect.poll(shown).toEqual(["Second", "First", "Third"]);
  await page.getByRole("link", { name: "Third" }).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => place(2)).toEqual([1, 0]);
  await page.getByRole("link", { name: "Third" }).waitFor();
  await page.getByRole("link", { name: "First" }).dragTo(page.getByRole("link", { name: "Second" }));
  await expect.poll(() => place(0)).toEqual([1, 0]);
});
