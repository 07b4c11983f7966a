import { tags } from "../../api/generated/resources/tags.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "tags",
  metadata: tags,
  title: t("Tags"),
  singular: t("Tag"),
  note: t("Coloured labels on people."),
  fields: { type: { hint: t("A group of tags, such as skill.") } },
  list: {
    columns: ["name", "type", "color"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: t("Tags add information about people that has no field, such as a skill."),
  },
  form: [{ title: t("Tag"), fields: ["name", "type", "color"] }],
});
