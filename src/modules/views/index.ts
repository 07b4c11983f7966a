import { module } from "../../engine/declare/index.ts";
import { views } from "./views/views.resource.ts";

export { seedViews } from "./seeds/views.seed.ts";

/** Lists as people have arranged them, under a name. */
export const viewsModule = module({
  title: "Views",
  description: "Lists as people have arranged them, for themselves, for roles or for everyone.",
  resources: [views],
});
