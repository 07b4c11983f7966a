import { page, type SeededTeamspace } from "./seeded-page.ts";

/** How the people team works: for its members. */
export const PEOPLE_TEAM: SeededTeamspace = {
  name: "People team",
  description: "How we hire, pay and look after people.",
  icon: "🌱",
  color: "#2f9e44",
  default_access: "none",
  pages: [
    page(
      "Hiring",
      "From the first idea of a position to the signed contract.",
      page(
        "Open a position",
        "1. The manager describes the position.\n2. We agree on the salary range.\n3. The management approves it.\n4. We publish it.",
      ),
      page(
        "Interviews",
        "Every candidate meets at least three people.\n\n| Round | With | Minutes |\n|---|---|---|\n| 1 | People team | 30 |\n| 2 | Team | 60 |\n| 3 | Management | 30 |",
      ),
      page(
        "Questions that we do not ask",
        "We never ask about family plans, religion, health, union membership or political opinions.",
      ),
      page("Offers", "Offers are valid for ten days. Only the people team names figures."),
      page("Rejections", "Everybody hears from us within a week, and those whom we met a call."),
    ),
    page(
      "Onboarding",
      "What happens between the signature and the end of the probation period.",
      page(
        "Checklist before the first day",
        "- [ ] Contract signed\n- [ ] Account created\n- [ ] Laptop ordered\n- [ ] Buddy named\n- [ ] Desk prepared",
      ),
      page(
        "Probation talks",
        "After one, three and five months. Notes are kept with the documents of the employee.",
      ),
      page("Buddies", "A buddy is not a manager: questions stay between the two."),
    ),
    page(
      "Pay",
      "How salaries are set and paid.",
      page(
        "Salary bands",
        "Each level has a band. Within it we look at experience, never at negotiation skills.",
      ),
      page(
        "Payroll calendar",
        "Changes until the 15th count in the same month. Salaries are paid on the 28th.",
      ),
      page("Bonuses", "Bonuses are paid in March, for goals that were agreed in writing."),
    ),
    page(
      "Leaving",
      "When somebody leaves us.",
      page(
        "Checklist for the last day",
        "- [ ] Equipment returned\n- [ ] Accounts closed\n- [ ] Open vacation paid\n- [ ] Certificate written",
      ),
      page("Exit talks", "We ask everybody the same five questions, and report what we hear without names."),
    ),
    {
      ...page(
        "Plans for next year",
        "Ideas: a learning budget, four-day weeks in August, a second location.",
      ),
      status: "draft",
    },
  ],
};
