import { module } from "../../engine/declare/index.ts";
import { evaluations } from "./evaluations/evaluations.resource.ts";
import { draftsFollowTypes } from "./evaluations/follow-type.ts";
import { feedback } from "./feedback/feedback.resource.ts";
import { feedbackOnEmployees } from "./feedback-extensions.ts";
import { feedbackRequests } from "./feedback-requests/feedback-requests.resource.ts";
import { goals } from "./goals/goals.resource.ts";
import { leavePerformance } from "./leaving.ts";
import { performanceCards } from "./performance-cards.ts";
import { performanceNotifications } from "./performance-notifications.ts";

export { dueEvaluations } from "./due/due-evaluations.ts";
export { deleteFeedbackOn, eraseFeedbackOn } from "./feedback/delete-feedback.ts";
export { seedPerformance } from "./seeds/performance.seed.ts";

/** Reviews, goals and feedback. */
export const performanceModule = module({
  title: "Performance",
  description: "Evaluations of employees, their goals, and the feedback that they get.",
  resources: [evaluations, goals, feedbackRequests, feedback],
  notifications: performanceNotifications,
  homeCards: performanceCards,
  extensions: [feedbackOnEmployees],
  reactions: [draftsFollowTypes, leavePerformance],
});
