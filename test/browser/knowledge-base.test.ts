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
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.type("Book **early** .");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: "Travel policy", level: 1 }).waitFor();
  await page.getByRole("strong").filter({ hasText: "early" }).waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Unpublish" }).waitFor();
  expect((await titled("Travel policy")).attributes).toMatchObject({ status: "published", version: 2 });

  const reader = await site.openAs(ben, "/knowledge-base");
  await reader.getByLabel("Search all pages").fill("ear");
  await reader.getByRole("link", { name: "Travel policy" }).click();
  await reader.getByText("Book early .").waitFor();
  expect(await reader.getByRole("button", { name: "Edit" }).count()).toBe(0);
  expect(await graveFindings(reader)).toEqual([]);

  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("heading", { name: "Versions of Travel policy" }).waitFor();
  await page.getByRole("cell", { name: "Book **early** ." }).waitFor();
  await page.getByRole("combobox", { name: "Compare version 2 with" }).click();
  await page.getByRole("option", { name: "Version 1" }).click();
  await page.getByRole("columnheader", { name: "Version 1" }).waitFor();
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
  await page.getByRole("textbox", { name: "Text" }).getByText("mine", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Edit" }).waitFor();
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

/** A page of Ana's that is open for writing. */
async function writing(name: string, content: string) {
  const { owner } = site.acme;
  const members = [{ employee_id: company.people.Ana, access: "admin" }];
  const teamspace_id = await made(owner, "/teamspaces", { name, members });
  const id = await made(owner, "/pages", { teamspace_id, title: name, content, status: "published" });
  const page = await site.openAs(ana, `/knowledge-base/pages/${id}?edit=1`);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.waitFor();
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Edit" }).waitFor();
    return (await owner.get(`/pages/${id}`)).body.data.attributes;
  };
  return { id, page, text, save };
}

campaignTest("what is typed as Markdown becomes what it means, and a slash offers the rest", async () => {
  const kept = "Kept   _as it is_\n* star\n\n[x]: /y\n";
  const { page, text, save } = await writing("Shortcuts", kept);
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  expect(await saveButton.isDisabled()).toBe(true);
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("## Steps");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. first");
  await page.keyboard.press("Enter");
  await page.keyboard.type("second");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/tab");
  await page.getByRole("option", { name: "Table" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  for (const cell of ["City", "Limit", "Note", "Cluj"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  const { content } = await save();
  expect(content.startsWith("Kept   _as it is_\n* star\n\n[x]: /y")).toBe(true);
  expect(content).toContain(
    "## Steps\n\n1. first\n2. second\n\n| City | Limit | Note |\n| --- | --- | --- |\n| Cluj |",
  );
  await page.getByRole("columnheader", { name: "City" }).waitFor();
});

/** Pastes a picture of 40 pixels where the cursor is. */
const PASTE_AN_IMAGE = `(async () => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 40;
  const blob = await new Promise((done) => canvas.toBlob(done));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([blob], "Chart.png", { type: "image/png" }));
  const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(paste);
})()`;

campaignTest("a pasted image is stored with the page and shown to its readers", async () => {
  const { id, page, text, save } = await writing("Images", "Before.");
  await text.click();
  await page.keyboard.press("Control+End");
  await page.evaluate(PASTE_AN_IMAGE);
  await text.getByRole("img", { name: "Chart" }).waitFor();
  expect((await save()).content).toMatch(/^Before\.!\[Chart\]\(files\/[0-9A-Z]{26}\)$/);
  const reader = await site.openAs(ben, `/knowledge-base/pages/${id}`);
  const image = reader.getByRole("img", { name: "Chart" });
  await image.waitFor();
  await expect.poll(() => reader.evaluate('document.querySelector("article img").naturalWidth')).toBe(40);
});

campaignTest("the text can also be written as Markdown", async () => {
  const { page, text, save } = await writing("Source", "one");
  await text.getByText("one").waitFor();
  await page.getByText("Markdown", { exact: true }).first().click();
  const source = page.getByRole("textbox", { name: "Text" });
  await source.fill("# two\n\n- three");
  await page.getByText("Formatted", { exact: true }).click();
  await text.getByRole("heading", { name: "two" }).waitFor();
  expect((await save()).content).toBe("# two\n\n- three");
});

campaignTest("a page mentions a person behind an @, who is a link for its readers", async () => {
  const { page, text, save } = await writing("Who helps", "Ask first.\n");
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Then ask @Ana P");
  await page.getByRole("option", { name: "Ana Pop" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("please.");
  const { content } = await save();
  expect(content.trim()).toBe(`Ask first. Then ask @[Ana Pop](employees:${company.people.Ana}) please.`);
  await page.getByRole("link", { name: "@Ana Pop" }).waitFor();
});
