import { assetTypes } from "../../api/generated/resources/asset-types.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The kinds of equipment, with the defaults for new assets. */
export default listScreen({
  resource: "asset-types",
  metadata: assetTypes,
  title: t("Asset types"),
  singular: t("Asset type"),
  note: t("Kinds of equipment, and what applies to new assets of each."),
  fields: {
    tag_prefix: { hint: t("The start of asset tags, such as LAP. If empty, it follows from the name.") },
    useful_life_months: {
      label: t("Useful life"),
      hint: t("If empty, assets of this type keep their value."),
    },
    requires_acceptance: { label: t("People confirm that they received it"), hint: undefined },
    is_used: { label: t("In use") },
  },
  list: {
    columns: ["name", "tag_prefix", "useful_life_months", "requires_acceptance"],
    more: ["description", "is_used", "created_at"],
    sort: "name",
    emptyText: t("An asset type is a kind of equipment, such as laptops or access cards."),
  },
  form: [
    {
      title: t("Asset type"),
      fields: ["name", "description", "tag_prefix", "useful_life_months", "requires_acceptance"],
    },
  ],
});
