import { menuScreen, type UiModule } from "../../declare/screen.ts";

/** The screens of reviews, goals and feedback. */
export const performance: UiModule = {
  label: "Performance",
  icon: "star",
  cards: { "reviews-to-write": "/performance/my-reviews" },
  screens: [
    menuScreen("/performance/my-reviews", "My reviews", () => import("./reviews/my-reviews.tsx")),
    menuScreen("/performance/reviews", "Team reviews", () => import("./reviews/reviews.tsx"), {
      lists: "evaluations",
    }),
    {
      path: "/performance/reviews/new",
      title: "New review",
      load: () => import("./reviews/new-review.tsx"),
    },
    {
      path: "/performance/reviews/launch",
      title: "Launch a cycle",
      permissions: ["manage-performance"],
      load: () => import("./reviews/launch.tsx"),
    },
    {
      path: "/performance/reviews/$id",
      title: "Review",
      shows: "evaluations",
      load: () => import("./reviews/review-page.tsx"),
    },
    menuScreen("/performance/goals", "Goals", () => import("./goals/goals.tsx"), { lists: "goals" }),
    menuScreen("/performance/goals/tree", "Goal tree", () => import("./goals/goal-tree.tsx")),
    { path: "/performance/goals/new", title: "New goal", load: () => import("./goals/new-goal.tsx") },
    {
      path: "/performance/goals/$id",
      title: "Goal",
      shows: "goals",
      load: () => import("./goals/goal-page.tsx"),
    },
    menuScreen("/performance/feedback", "Feedback", () => import("./feedback/feedback.tsx"), {
      lists: "feedback",
    }),
    {
      path: "/performance/feedback/new",
      title: "New feedback",
      load: () => import("./feedback/new-feedback.tsx"),
    },
    {
      path: "/performance/feedback/$id",
      title: "Feedback",
      shows: "feedback",
      load: () => import("./feedback/feedback-page.tsx"),
    },
    menuScreen(
      "/performance/feedback-requests",
      "Feedback requests",
      () => import("./feedback/requests.tsx"),
      { lists: "feedback-requests" },
    ),
    {
      path: "/performance/feedback-requests/new",
      title: "New feedback request",
      load: () => import("./feedback/new-request.tsx"),
    },
    {
      path: "/performance/feedback-requests/$id",
      title: "Feedback request",
      shows: "feedback-requests",
      load: () => import("./feedback/request-page.tsx"),
    },
    menuScreen("/performance/analytics", "Performance analytics", () => import("./analytics/analytics.tsx"), {
      permissions: ["view-reports-people"],
      reports: [{ report: "evaluations/performance-analytics" }],
    }),
  ],
};
