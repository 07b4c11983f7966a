import { menuScreen, type UiModule } from "../../declare/screen.ts";

const VIEWERS = { permissions: ["view-hiring", "manage-hiring"] } as const;
const MANAGERS = { permissions: ["manage-hiring"] } as const;

/** The screens of recruiting. */
export const hiring: UiModule = {
  label: "Hiring",
  icon: "user-plus",
  screens: [
    menuScreen("/hiring/candidates", "Candidates", () => import("./candidates/candidates.tsx"), {
      ...VIEWERS,
      lists: "candidates",
    }),
    {
      path: "/hiring/board",
      title: "Candidates",
      navigation: "Board",
      ...VIEWERS,
      load: () => import("./candidates/board.tsx"),
      lists: "candidates",
      layout: "board",
    },
    {
      path: "/hiring/candidates/new",
      title: "New candidate",
      ...MANAGERS,
      load: () => import("./candidates/new-candidate.tsx"),
    },
    menuScreen("/hiring/jobs", "Jobs", () => import("./jobs/jobs.tsx"), { ...VIEWERS, lists: "jobs" }),
    { path: "/hiring/jobs/new", title: "New job", ...MANAGERS, load: () => import("./jobs/new-job.tsx") },
    menuScreen("/hiring/reports", "Hiring reports", () => import("./reports/reports.tsx"), {
      ...VIEWERS,
      reports: [{ report: "candidates/hiring-analytics" }],
    }),
    menuScreen("/hiring/stages", "Hiring stages", () => import("./stages.tsx"), {
      ...MANAGERS,
      lists: "hiring-stages",
    }),
    {
      path: "/hiring/jobs/$id",
      title: "Job",
      shows: "jobs",
      ...VIEWERS,
      load: () => import("./jobs/job-page.tsx"),
    },
    {
      path: "/hiring/candidates/$id",
      title: "Candidate",
      shows: "candidates",
      ...VIEWERS,
      load: () => import("./candidates/candidate-page.tsx"),
    },
  ],
};
