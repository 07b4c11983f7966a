import { type Look, titled } from "./look.ts";

/** The screens of the knowledge base that are not at a path of their own. */
export const knowledgeBaseLooks: readonly Look[] = [
  {
    name: "the editor of a page",
    path: "/knowledge-base/pages/$first(/pages)?edit=1",
    ready: (page) => page.getByRole("textbox", { name: "Text" }).getByText("Book").waitFor(),
  },
  { name: "the versions of a page", path: "/knowledge-base/pages/$first(/pages)?versions=1", ready: titled },
];
