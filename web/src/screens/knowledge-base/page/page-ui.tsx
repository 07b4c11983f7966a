import { pages } from "../../../api/generated/resources/pages.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";

type Page = ApiRecord<"pages">;

const PAGE = { one: t("Page") };

/** The actions of pages, and how related screens name them. */
export const pageUi = resourceUi({
  resource: "pages",
  metadata: pages,
  title: t("Pages"),
  singular: PAGE.one,
  nameOf: ({ attributes }: Page) => attributes.title,
  list: { columns: ["title"], sort: "title", emptyText: t("No pages yet.") },
  form: [{ title: t("Page"), fields: ["title", "icon"] }],
  actions: {
    publish: {
      label: t("Publish"),
      icon: "send",
      isPrimary: true,
      isImmediate: true,
      done: t("Published", PAGE),
      isExplained: ({ attributes }: Page) => attributes.status === "draft",
    },
    unpublish: {
      label: t("Unpublish"),
      text: t("It becomes a draft again, which only editors see."),
      done: t("Unpublished", PAGE),
    },
    duplicate: {
      label: t("Duplicate"),
      icon: "copy",
      fields: {
        with_children: { label: t("With the pages below it") },
        title: { label: t("Title"), hint: undefined },
      },
      done: t("Duplicated", PAGE),
    },
    archive: {
      label: t("Archive"),
      icon: "archive",
      text: t("The pages below it are archived with it. Editors can restore them."),
      isDangerous: true,
      done: t("Archived", PAGE),
    },
    restore: {
      label: t("Restore"),
      icon: "archive-off",
      isImmediate: true,
      isPrimary: true,
      done: t("Restored", PAGE),
    },
  },
  deletion: {
    text: t("The page is deleted with all its versions."),
    isOffered: ({ attributes }: Page) => attributes.status === "archived" && !attributes.has_children,
  },
  page: (id) => `/knowledge-base/pages/${id}`,
});
