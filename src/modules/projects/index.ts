import { module } from "../../engine/declare/module.ts";
import { projectAssignments } from "./project-assignments.resource.ts";
import { projectsOfClients, projectsOfEmployees } from "./project-extensions.ts";
import { projectReactions } from "./project-reactions.ts";
import { projects } from "./projects.resource.ts";
import { tasks } from "./tasks.resource.ts";

export { holdAssignments } from "./assignment-writes.ts";
export { coversDay } from "./present-assignments.ts";
export { isVisibleProject } from "./project-sight.ts";
export { holdOpenProject } from "./project-state.ts";

/** Projects: who works on what for whom, at which price and cost, and what comes of it. */
export const projectsModule = module({
  title: "Projects",
  description:
    "Projects with their tasks and the people assigned to them; their prices, costs and economics.",
  resources: [projects, tasks, projectAssignments],
  extensions: [projectsOfEmployees, projectsOfClients],
  reactions: projectReactions,
});
