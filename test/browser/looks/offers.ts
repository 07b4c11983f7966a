import { heading, type Look, listed } from "./look.ts";

const REVISED = "/offers/$first(/offers?search=website&is_current=true)";

export const offersLooks: readonly Look[] = [
  { name: "offers", path: "/offers", ready: listed("Website") },
  { name: "a new offer", path: "/offers/new", ready: heading("New offer") },
  { name: "an offer", path: REVISED, ready: listed("Photographs") },
  { name: "the details of an offer", path: `${REVISED}?tab=details`, ready: listed("Dates and currency") },
  {
    name: "the versions of an offer",
    path: `${REVISED}?tab=versions`,
    ready: (page) => page.getByRole("region", { name: "Version 2" }).getByText("Photographs").waitFor(),
  },
  {
    name: "what sending an offer does",
    path: REVISED,
    ready: async (page) => {
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await page.getByRole("dialog").getByText("to be accepted until").waitFor();
    },
  },
];
