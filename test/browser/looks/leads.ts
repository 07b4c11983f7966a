import { type Look, listed } from "./look.ts";

const LEAD = "/leads/$first(/leads?search=relaunch)";

export const leadsLooks: readonly Look[] = [
  { name: "leads", path: "/leads", ready: listed("Relaunch") },
  { name: "the board of leads", path: "/leads/board", ready: listed("Relaunch") },
  { name: "a lead", path: LEAD, ready: listed("Atlantic Freight") },
  { name: "the timeline of a lead", path: `${LEAD}?tab=timeline`, ready: listed("Next steps") },
  { name: "the meetings of a lead", path: `${LEAD}?tab=meetings`, ready: listed("New meeting") },
  { name: "the offers of a lead", path: `${LEAD}?tab=offers`, ready: listed("Relaunch in spring") },
  {
    name: "the import of leads",
    path: "/leads",
    ready: async (page) => {
      await page.getByRole("button", { name: "Import" }).click();
      await page.locator("input[type=file]").setInputFiles({
        name: "leads.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("name,email\nPortal,ada@works.example\nShop,nowhere\n"),
      });
      await page.getByText("1 lead would be created.").waitFor();
    },
  },
  { name: "an overview of sales", path: "/leads/reports", ready: listed("Open today") },
  { name: "the funnel", path: "/leads/reports?report=funnel", ready: listed("Of the stage before") },
  { name: "the forecast", path: "/leads/reports?report=forecast", ready: listed("Best case") },
  { name: "the velocity of leads", path: "/leads/reports?report=velocity", ready: listed("9 of 10 within") },
  { name: "what owners sell", path: "/leads/reports?report=owners", ready: listed("Owners") },
];
