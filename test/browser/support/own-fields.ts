import type { TestWorkspace } from "../../support/app.ts";
import { made } from "./worked-time.ts";

/** Custom fields of every type on clients, some of them filled in on the first one, and one that is archived. */
export async function defineSomeFields({ owner }: TestWorkspace, employeeId: string): Promise<void> {
  const define = (body: object): Promise<string> =>
    made(owner, "/custom-fields", { resource: "clients", ...body });
  await define({
    name: "Tier",
    type: "select",
    description: "How important they are.",
    options: [
      { label: "Gold", color: "#ca8a04" },
      { label: "Silver", color: "#64748b" },
    ],
  });
  await define({
    name: "Topics",
    type: "multi_select",
    options: [{ label: "Prices", color: "#16a34a" }, { label: "Events" }],
  });
  await define({ name: "Budget", type: "number", decimals: 2, unit: "EUR", min: 0 });
  await define({ name: "Newsletter", type: "boolean" });
  await define({ name: "Renewal on", type: "date" });
  await define({ name: "Last call", type: "datetime" });
  await define({ name: "Met by", type: "employee" });
  await define({
    name: "Reference number of theirs, as it stands on their orders",
    type: "text",
    is_unique: true,
  });
  await define({ name: "Background", type: "textarea" });
  await define({ name: "Press", type: "email" });
  await define({ name: "Shop", type: "url" });
  await define({ name: "Hotline", type: "phone" });
  const former = await define({ name: "Fax", type: "phone" });
  await define({ resource: "employees", name: "Allergies", type: "textarea", access: "restricted" });
  const { body } = await owner.get("/clients?perPage=1");
  const filled = await owner.patch(`/clients/${body.data[0].id}`, {
    custom_fields: {
      tier: "gold",
      topics: ["prices", "events"],
      budget: 12500.5,
      newsletter: false,
      renewal_on: "2026-09-01",
      met_by: employeeId,
      shop: "https://shop.fabrikam.example",
      hotline: "+40 21 555 0100",
      fax: "+40 21 555 0101",
    },
  });
  if (filled.status !== 200) throw new Error(filled.text);
  await owner.post(`/custom-fields/${former}/actions?action=archive`, {});
}
