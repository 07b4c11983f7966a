import { byField, field, open, resource } from "../../../engine/declare/index.ts";

const fields = {
  name: field
    .string({ max: 50, caseInsensitive: true })
    .required()
    .unique({ within: ["type"] }),
  color: field.color().default("#64748b"),
  type: field.string({ max: 50, caseInsensitive: true }).describe("A free-text type, such as skill."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    tags: typeof fields;
  }
}

/** Coloured labels on employees. Deleting a tag removes it from all employees. */
export const tags = resource("tags", {
  description: "Coloured labels on employees.",
  policy: open({ write: ["manage-employees"] }),
  tracksUse: true,
  examples: {
    create: { name: "First aid" },
    change: { name: "First aiders" },
  },
  fields,
  filters: { name: byField, type: byField, color: byField },
  search: ["name", "type"],
  sort: ["name", "type", "id"],
  defaultSort: "name",
});
