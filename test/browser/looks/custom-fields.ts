import type { Page } from "playwright-core";
import { type Look, listed } from "./look.ts";

const formIsThere = (page: Page) => page.getByRole("dialog").getByLabel("Help text").waitFor();

export const customFieldsLooks: readonly Look[] = [
  { name: "custom fields", path: "/settings/custom-fields", ready: listed("Renewal on") },
  {
    name: "archived custom fields",
    path: "/settings/custom-fields?view=archived",
    ready: listed("Fax"),
  },
  {
    name: "what can be done with a custom field",
    path: "/settings/custom-fields",
    async ready(page) {
      await page.getByRole("button", { name: "Actions for Budget" }).click();
      await page.getByRole("menuitem", { name: "Move up" }).waitFor();
    },
  },
  {
    name: "a new custom field",
    path: "/settings/custom-fields?open=new&of=employees",
    async ready(page) {
      await page.getByRole("combobox", { name: "Type" }).click();
      await page.getByRole("option", { name: "Number", exact: true }).click();
      await page.getByRole("button", { name: "Create" }).click();
      await page.getByText("Name is required.").waitFor();
    },
  },
  {
    name: "a custom field with options",
    path: "/settings/custom-fields?open=$first(/custom-fields?slug=tier)",
    ready: formIsThere,
  },
  {
    name: "the colour of an option",
    path: "/settings/custom-fields?open=$first(/custom-fields?slug=tier)",
    async ready(page) {
      await formIsThere(page);
      await page.getByRole("button", { name: "Colour of Gold" }).click();
      await page.getByRole("button", { name: "No colour" }).waitFor();
    },
  },
  {
    name: "a custom field that is deleted with its values",
    path: "/settings/custom-fields?view=archived",
    async ready(page) {
      await page.getByRole("button", { name: "Actions for Fax" }).click();
      await page.getByRole("menuitem", { name: "Delete with all values" }).click();
      await page.getByRole("dialog").getByLabel("Key").waitFor();
    },
  },
  {
    name: "custom fields of a client that are changed",
    path: "/clients/$first(/clients?search=fabrikam)",
    async ready(page) {
      await page.getByRole("button", { name: "Edit Custom fields" }).click();
      await page.getByLabel("Hotline").waitFor();
    },
  },
  {
    name: "clients filtered by a custom field",
    path: "/clients?custom_fields.tier=gold",
    ready: listed("Gold"),
  },
];
