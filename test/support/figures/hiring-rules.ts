import type { LinkRule } from "./link-rule.ts";

const links = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "candidates"]));

/** What the links in the report on hiring list. */
export const HIRING_LINKS: Readonly<Record<string, LinkRule>> = {
  "candidates/hiring-analytics ": {
    links: links("applied", "hired", "rejected", "withdrawn"),
    figures: ({ applied, hired, rejected, withdrawn }) => ({
      applied_count: applied!.length,
      hired_count: hired!.length,
      rejected_count: rejected!.length,
      withdrawn_count: withdrawn!.length,
    }),
    others: ["average_time_to_hire_days", "average_time_to_fill_days"],
  },
  "candidates/hiring-analytics cohort": {
    links: links("applied", "hired", "rejected", "withdrawn", "active"),
    figures: (lists) =>
      Object.fromEntries(Object.entries(lists).map(([status, listed]) => [status, listed.length])),
    others: ["hire_rate"],
  },
  "candidates/hiring-analytics funnel[]": {
    links: links("reached", "active", "rejected", "withdrawn"),
    figures: ({ reached, active, rejected, withdrawn }) => ({
      reached_count: reached!.length,
      active_count: active!.length,
      rejected_count: rejected!.length,
      withdrawn_count: withdrawn!.length,
    }),
    others: ["conversion_from_previous", "conversion_from_start", "average_days"],
  },
  "candidates/hiring-analytics sources[]": {
    links: links("applied", "hired"),
    figures: ({ applied, hired }) => ({ applied: applied!.length, hired: hired!.length }),
    others: ["hire_rate"],
  },
  "candidates/hiring-analytics rejection_reasons[]": {
    links: links("list"),
    figures: ({ list }) => ({ count: list!.length }),
    others: ["share"],
  },
  "candidates/hiring-analytics open_jobs": {
    links: { list: "jobs" },
    figures: ({ list }) => {
      const sum = (name: string) => list!.reduce((total, job) => total + job[name], 0);
      const [openings, hired] = [sum("openings"), sum("hired_count")];
      return { jobs_count: list!.length, openings, hired, remaining: openings - hired };
    },
    others: [],
  },
};
