import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let anaId: string;
let reader: Person;

withCompany(async (opened, company) => {
  site = opened;
  anaId = company.people.Ana!;
  reader = await letIn(site, company.people.Ben!, ["view-clients"]);
});

const client = async (name: string): Promise<string> => {
  const { status, body, text } = await site.acme.owner.post("/clients", { name });
  expect(status, text).toBe(201);
  return body.data.id;
};

campaignTest(
  "a list in view shows what others change, and all tabs of a browser share one connection",
  async () => {
    const connections: string[] = [];
    const page = await site.openAs(reader, "/clients", { isFresh: true });
    const count = (url: string) => url.includes("/api/changes/live") && connections.push(url);
    page.context().on("request", (request) => count(request.url()));
    await page.getByRole("heading", { name: "Clients", level: 1 }).waitFor();
    const id = await client("Northwind");
    await page.getByRole("link", { name: "Northwind" }).waitFor();
    // From here on, the first tab has its connection.
    connections.length = 0;

    const other = await page.context().newPage();
    await other.goto(`/clients/${id}`);
    await other.getByRole("heading", { name: "Northwind", level: 1 }).waitFor();
    const reply = await site.acme.owner.patch(`/clients/${id}`, { name: "Northwind Traders" });
    expect(reply.status, reply.text).toBe(200);
    await other.getByRole("heading", { name: "Northwind Traders", level: 1 }).waitFor();
    await other.getByText(/^Changed (by .+ )?just now\.$/).waitFor();
    await page.getByRole("link", { name: "Northwind Traders" }).waitFor();
    expect(connections).toEqual([]);

    // The tab with the connection is closed, and the other one goes on.
    await page.close();
    await site.acme.owner.patch(`/clients/${id}`, { name: "Northwind Group" });
    await other.getByRole("heading", { name: "Northwind Group", level: 1 }).waitFor();
    expect(connections.length).toBeLessThanOrEqual(1);
  },
);

campaignTest(
  "a form with unsaved input keeps it, says who changed the record, and takes the rest over",
  async () => {
    const page = await site.openAs(OWNER, `/employees/${anaId}`);
    await page.getByRole("heading", { name: "Ana Pop", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Edit Person" }).click();
    await page.getByLabel("First name").fill("Anamaria");
    const change = (body: object) => site.acme.owner.patch(`/employees/${anaId}`, body);
    expect((await change({ last_name: "Popa" })).status).toBe(200);
    await page.getByText(/^Changed by .+ while you were editing$/).waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Bring the changes in" }).click();
    await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Popa");
    expect(await page.getByLabel("First name").inputValue()).toBe("Anamaria");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Anamaria Popa", level: 1 }).waitFor();
  },
);
