import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of reviews, goals and feedback. */
export const performance: UiModule = {
  label: t("Performance"),
  icon: "star",
  cards: { "reviews-to-write": "/performance/my-reviews" },
  screens: [
    menuScreen("/performance/my-reviews", t("My reviews"), () => import("./reviews/my-reviews.tsx")),
    menuScreen("/performance/reviews", t("Team reviews"), () => import("./reviews/reviews.tsx"), {
      lists: "evaluations",
    }),
    {
      path: "/performance/reviews/calendar",
      title: t("Calendar of reviews"),
      load: () => import("./reviews/review-calendar.tsx"),
      lists: "evaluations",
      layout: "calendar",
    },
    {
      path: "/performance/reviews/new",
      title: t("New review"),
      load: () => import("./reviews/new-review.tsx"),
    },
    {
      path: "/performance/reviews/launch",
      title: t("Launch a cycle"),
      permissions: ["manage-performance"],
      load: () => import("./reviews/launch.tsx"),
    },
    {
      path: "/performance/reviews/$id",
      title: t("Review"),
      shows: "evaluations",
      load: () => import("./reviews/review-page.tsx"),
    },
    menuScreen("/performance/goals", t("Goals"), () => import("./goals/goals.tsx"), { lists: "goals" }),
    menuScreen("/performance/goals/tree", t("Goal tree"), () => import("./goals/goal-tree.tsx")),
    { path: "/performance/goals/new", title: t("New goal"), load: () => import("./goals/new-goal.tsx") },
    {
      path: "/performance/goals/$id",
      title: t("Goal"),
      shows: "goals",
      load: () => import("./goals/goal-page.tsx"),
    },
    menuScreen("/performance/feedback", t("Feedback"), () => import("./feedback/feedback.tsx"), {
      lists: "feedback",
    }),
    {
      path: "/performance/feedback/new",
      title: t("New feedback"),
      load: () => import("./feedback/new-feedback.tsx"),
    },
    {
      path: "/performance/feedback/$id",
      title: t("Feedback"),
      shows: "feedback",
      load: () => import("./feedback/feedback-page.tsx"),
    },
    menuScreen(
      "/performance/feedback-requests",
      t("Feedback requests"),
      () => import("./feedback/requests.tsx"),
      { lists: "feedback-requests" },
    ),
    {
      path: "/performance/feedback-requests/new",
      title: t("New feedback request"),
      load: () => import("./feedback/new-request.tsx"),
    },
    {
      path: "/performance/feedback-requests/$id",
      title: t("Feedback request"),
      shows: "feedback-requests",
      load: () => import("./feedback/request-page.tsx"),
    },
    menuScreen(
      "/performance/analytics",
      t("Performance analytics"),
      () => import("./analytics/analytics.tsx"),
      {
        permissions: ["view-reports-people"],
        reports: [{ report: "evaluations/performance-analytics" }],
      },
    ),
  ],
};
