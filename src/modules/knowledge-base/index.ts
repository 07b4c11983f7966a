import { module } from "../../engine/declare/index.ts";
import { pageNotifications } from "./page-notifications.ts";
import { pages } from "./pages/pages.resource.ts";
import { dropLeavers } from "./teamspaces/drop-leavers.ts";
import { teamspaces } from "./teamspaces/teamspaces.resource.ts";

export { unnamedPageFiles } from "./files/unnamed-files.ts";
export { seedKnowledgeBase } from "./seeds/knowledge-base.seed.ts";

/** A place where a company writes down how it works, and finds it again. */
export const knowledgeBaseModule = module({
  title: "Knowledge Base",
  description: "Pages about how the company works, in teamspaces with members of their own.",
  resources: [teamspaces, pages],
  notifications: pageNotifications,
  reactions: [dropLeavers],
});
