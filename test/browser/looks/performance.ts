import { type Look, listed } from "./look.ts";

export const performanceLooks: readonly Look[] = [
  { name: "my reviews", path: "/performance/my-reviews", as: "ana", ready: listed("Review Ben Rusu") },
  { name: "team reviews", path: "/performance/reviews", ready: listed("Half-year review") },
  {
    name: "a review that awaits a response",
    path: "/performance/reviews/$first(/evaluations?perPage=1)",
    as: "ana",
    ready: listed("Submit the response"),
  },
  {
    name: "a goal with key results",
    path: "/performance/goals/$first(/goals?perPage=1)",
    ready: listed("Late tickets a week"),
  },
  { name: "the tree of goals", path: "/performance/goals/tree", ready: listed("Fewer late tickets") },
  { name: "feedback", path: "/performance/feedback?view=all", ready: listed("Calm under pressure.") },
  {
    name: "a feedback request that awaits a response",
    path: "/performance/feedback-requests/$first(/feedback-requests?perPage=1)",
    as: "ana",
    ready: listed("Give feedback"),
  },
  {
    name: "the results of a feedback request",
    path: "/performance/feedback-requests/$first(/feedback-requests?perPage=1)?tab=results",
    ready: listed("Perspective"),
  },
  {
    name: "performance analytics",
    path: "/performance/analytics",
    ready: listed("Awaited responses"),
  },
];
