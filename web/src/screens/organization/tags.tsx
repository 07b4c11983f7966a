import { tags } from "../../api/generated/resources/tags.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "tags",
  metadata: tags,
  title: "Tags",
  singular: "Tag",
  note: "Coloured labels on people.",
  fields: { type: { hint: "A group of tags, such as skill." } },
  list: {
    columns: ["name", "type", "color"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: "Tags add information about people that has no field, such as a skill.",
  },
  form: [{ title: "Tag", fields: ["name", "type", "color"] }],
});
