import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const VIEWERS = { permissions: ["view-hiring", "manage-hiring"] } as const;
const MANAGERS = { permissions: ["manage-hiring"] } as const;

/** The screens of recruiting. */
export const hiring: UiModule = {
  label: t("Hiring"),
  icon: "user-plus",
  screens: [
    menuScreen("/hiring/candidates", t("Candidates"), () => import("./candidates/candidates.tsx"), {
      ...VIEWERS,
      lists: "candidates",
    }),
    {
      path: "/hiring/board",
      title: t("Candidates"),
      navigation: t("Board"),
      ...VIEWERS,
      load: () => import("./candidates/board.tsx"),
      lists: "candidates",
      layout: "board",
    },
    {
      path: "/hiring/candidates/new",
      title: t("New candidate"),
      ...MANAGERS,
      load: () => import("./candidates/new-candidate.tsx"),
    },
    menuScreen("/hiring/jobs", t("Jobs"), () => import("./jobs/jobs.tsx"), { ...VIEWERS, lists: "jobs" }),
    { path: "/hiring/jobs/new", title: t("New job"), ...MANAGERS, load: () => import("./jobs/new-job.tsx") },
    menuScreen("/hiring/reports", t("Hiring reports"), () => import("./reports/reports.tsx"), {
      ...VIEWERS,
      reports: [{ report: "candidates/hiring-analytics" }],
    }),
    menuScreen("/hiring/stages", t("Hiring stages"), () => import("./stages.tsx"), {
      ...MANAGERS,
      lists: "hiring-stages",
    }),
    {
      path: "/hiring/jobs/$id",
      title: t("Job"),
      shows: "jobs",
      ...VIEWERS,
      load: () => import("./jobs/job-page.tsx"),
    },
    {
      path: "/hiring/candidates/$id",
      title: t("Candidate"),
      shows: "candidates",
      ...VIEWERS,
      load: () => import("./candidates/candidate-page.tsx"),
    },
  ],
};
