/** What a seeded goal is about: its title and what is measured, from where to where. */
export interface GoalPlan {
  readonly title: string;
  readonly description: string | null;
  readonly results: readonly ResultPlan[];
}

export interface ResultPlan {
  readonly title: string;
  readonly metric: "number" | "percent" | "currency" | "boolean";
  readonly unit: string | null;
  readonly from: number;
  readonly to: number;
}

const result = (
  title: string,
  from: number,
  to: number,
  metric: ResultPlan["metric"] = "number",
  unit: string | null = null,
): ResultPlan => ({ title, from, to, metric, unit });

const plan = (title: string, description: string | null, ...results: readonly ResultPlan[]): GoalPlan => ({
  title,
  description,
  results,
});

/** The goals of the company: their progress is that of the departments' goals below them. */
export const COMPANY_GOALS: readonly GoalPlan[] = [
  plan("Grow with the customers we have", "More of our revenue comes from customers who stay."),
  plan("Deliver what we promise", "Customers can rely on our dates and on our quality."),
  plan("Be a place where people stay", "People want to work here, and say so."),
];

/** The goals of departments, one for each goal of the company. Those without results are measured by their people's. */
export const DEPARTMENT_GOALS: readonly GoalPlan[] = [
  plan(
    "Renew the contracts of this year",
    "Every customer is asked three months before the end of the contract.",
    result("Renewed contracts", 78, 90, "percent"),
    result("Recurring revenue", 4_000_000, 4_800_000, "currency", "EUR"),
  ),
  plan("Shorten the way from request to delivery", "Measured by what each of us contributes."),
  plan(
    "Make room for learning",
    null,
    result("People with a learning plan", 35, 100, "percent"),
    result("Voluntary turnover", 14, 9, "percent"),
  ),
];

/** The goals of employees. */
export const PERSONAL_GOALS: readonly GoalPlan[] = [
  plan("Mentor a new colleague", "Until the end of the probation.", result("Conversations", 0, 12)),
  plan("Finish the certification", null, result("Modules", 0, 6), result("Exam passed", 0, 1, "boolean")),
  plan("Automate the monthly report", null, result("Hours a month", 16, 3, "number", "hours")),
  plan("Write down how we work", null, result("Articles", 2, 20), result("Outdated pages", 40, 5)),
  plan("Halve the open requests", "Starting with the oldest.", result("Open requests", 64, 32)),
  plan("Answer customers faster", null, result("Hours to the first reply", 10, 4, "number", "hours")),
  plan("Hand a project over from start to end", null, result("Accepted by the customer", 0, 1, "boolean")),
  plan("Speak in public", null, result("Talks", 0, 2)),
  plan("Learn German to level B2", null, result("Course", 0, 100, "percent")),
  plan("Interview ten customers", "And tell everybody what they said.", result("Interviews", 0, 10)),
];

export const CHECK_IN_NOTES = [
  "On the way.",
  "Slower than planned because of the release.",
  "The hardest part is done.",
  "Waiting for access; should be solved next week.",
  "Better than expected.",
  null,
];

export const CLOSING_NOTES = {
  achieved: ["Done, and two weeks early.", "Reached with help from the team.", null],
  missed: ["Other things were more urgent; we continue next year.", "The target was too high."],
} as const;
