import { pages } from "../../../api/generated/resources/pages.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";

type Page = ApiRecord<"pages">;

/** The actions of pages, and how related screens name them. */
export const pageUi = resourceUi({
  resource: "pages",
  metadata: pages,
  title: "Pages",
  singular: "Page",
  nameOf: ({ attributes }: Page) => attributes.title,
  list: { columns: ["title"], sort: "title", emptyText: "No pages yet." },
  form: [{ title: "Page", fields: ["title", "icon"] }],
  actions: {
    publish: {
      label: "Publish",
      icon: "send",
      isPrimary: true,
      isImmediate: true,
      done: "Published",
      isExplained: ({ attributes }: Page) => attributes.status === "draft",
    },
    unpublish: {
      label: "Unpublish",
      text: "It becomes a draft again, which only editors see.",
      done: "Unpublished",
    },
    duplicate: {
      label: "Duplicate",
      icon: "copy",
      fields: {
        with_children: { label: "With the pages below it" },
        title: { label: "Title", hint: undefined },
      },
      done: "Duplicated",
    },
    archive: {
      label: "Archive",
      icon: "archive",
      text: "The pages below it are archived with it. Editors can restore them.",
      isDangerous: true,
      done: "Archived",
    },
    restore: { label: "Restore", icon: "archive-off", isImmediate: true, isPrimary: true, done: "Restored" },
  },
  deletion: {
    text: "The page is deleted with all its versions.",
    isOffered: ({ attributes }: Page) => attributes.status === "archived" && !attributes.has_children,
  },
  page: (id) => `/knowledge-base/pages/${id}`,
});
