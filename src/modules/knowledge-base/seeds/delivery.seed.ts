import { page, type SeededTeamspace } from "./seeded-page.ts";

/** How projects are run: everybody can improve it. */
export const DELIVERY: SeededTeamspace = {
  name: "Project delivery",
  description: "How we run projects, from the offer to the last invoice. Everybody can improve these pages.",
  icon: "🚀",
  color: "#e8590c",
  default_access: "editor",
  pages: [
    page(
      "Starting a project",
      "A project starts when the order is signed, not before.",
      page(
        "Kick-off meeting",
        "Agenda:\n\n1. Goals of the client\n2. What is in, and what is not\n3. Dates\n4. Who decides what",
      ),
      page("Estimates", "Estimate in ranges. An estimate above 40 hours is split into tasks."),
      page("Budgets", "Watch the budget each week. At **80 %** talk to the client, not at 100 %."),
      page("Rates", "Rates are in the project. Exceptions need the agreement of finance."),
    ),
    page(
      "Running a project",
      "What keeps a project on course.",
      page(
        "Weekly status",
        "Every Friday three sentences: what is done, what comes next, what is in the way.",
      ),
      page("Changes of scope", "Write them down, estimate them, and get them signed. Small favours add up."),
      page("Meetings", "No agenda, no meeting. Notes go into the project on the same day."),
      page(
        "Risks",
        "| Risk | Sign | What we do |\n|---|---|---|\n| Late decisions | No reply for a week | Call, then escalate |\n| Wrong estimate | 50 % of hours, 30 % done | Estimate again |",
      ),
    ),
    page(
      "Quality",
      "What we check before the client does.",
      page("Reviews", "Nobody delivers alone: a second person looks at everything."),
      page("Acceptance", "The client accepts in writing within ten days. Afterwards it counts as accepted."),
      page("Lessons learned", "Two weeks after the end we ask: what do we keep, what do we change?"),
    ),
    { ...page("Old project form", "Replaced by the fields of the project."), status: "archived" },
  ],
};
