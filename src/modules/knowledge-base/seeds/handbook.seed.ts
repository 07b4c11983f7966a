import { page, type SeededTeamspace } from "./seeded-page.ts";

/** How the company works: for everybody. */
export const HANDBOOK: SeededTeamspace = {
  name: "Handbook",
  description: "How we work: the rules, and where to find help.",
  icon: "📘",
  color: "#1c7ed6",
  default_access: "viewer",
  pages: [
    page(
      "Welcome",
      "# Welcome\n\nThis handbook describes how we work. If something is missing or wrong, tell the people team.\n\n- **New here?** Start with *Your first week*.\n- **Looking for a rule?** See *Policies*.\n- **Something broken?** See *Help*.",
      page(
        "Your first week",
        "## Before you start\n\nYour laptop and your access card are ready on your first day.\n\n## The first five days\n\n| Day | What happens |\n|---|---|\n| Monday | Welcome, accounts, tour of the office |\n| Tuesday | Your team and your first task |\n| Wednesday | Security training |\n| Thursday | Lunch with your buddy |\n| Friday | A talk with your manager |",
      ),
      page(
        "Our values",
        "1. We say what we mean.\n2. We finish what we start.\n3. We write things down, so that nobody has to ask twice.\n4. We leave things better than we found them.",
      ),
      page(
        "Who does what",
        "Every team has a page with its tasks and the people to ask. The chart of the organization shows who reports to whom.\n\n> If you do not know whom to ask, ask the people team.",
      ),
      page(
        "Words that we use",
        "- **Retainer**: hours that a client pays for each month.\n- **Buddy**: a colleague who helps in the first three months.\n- **Review**: the talk about your work twice a year.",
      ),
    ),
    page(
      "Policies",
      "The rules that apply to all of us. Each policy has an owner, who reviews it once a year.",
      page(
        "Working hours",
        "A full week has 40 hours. Between 10:00 and 15:00 we can reach each other.\n\n- Enter your time each day, at the latest on Friday.\n- Overtime needs the agreement of your manager *before* you work it.",
        page(
          "Part-time work",
          "You can ask for part-time work once you have been with us for six months. Your manager replies within four weeks.",
        ),
      ),
      page(
        "Remote work",
        "You can work from home up to three days a week. Agree on the days with your team.\n\n## Abroad\n\nUp to 20 days a year within the European Union. Ask the people team first, because taxes and insurance depend on it.",
        page(
          "Equipment at home",
          "We provide a screen, a keyboard and a chair. Order them with the request form; what we provide remains ours.",
        ),
      ),
      page(
        "Vacation",
        "Everybody has 25 days a year. Ask at least two weeks ahead for more than three days.\n\n- Unused days expire at the end of March.\n- If you fall ill during a vacation, tell us on the same day.",
        page(
          "Parental leave",
          "Tell us seven weeks before it starts. The people team explains what you are entitled to.",
        ),
        page("Sick leave", "Tell your manager before 9:00. From the third day on we need a certificate."),
        page("Public holidays", "The calendar shows the holidays of your work location."),
      ),
      page(
        "Expense policy",
        "We pay back what you spend for work.\n\n1. Keep every receipt.\n2. Enter the expense within 30 days.\n3. Your manager approves it, and we pay it with the next salary.\n\nMeals on business trips: up to **45 EUR** a day.",
        page("Travel", "Book early, and second class. Flights only where a train takes more than six hours."),
        page("Company cards", "Cards are for software and travel. Attach the receipt on the same day."),
        page("Hotels", "Up to 140 EUR a night, in London and Zurich up to 190 EUR."),
      ),
      page(
        "Information security",
        "- Lock your screen when you leave your desk.\n- Use the password manager; never send a password by mail.\n- Report a lost device at once, at any time of the day.",
        page(
          "Passwords",
          "At least 14 characters, and a different one everywhere. Use a second factor wherever there is one.",
        ),
        page(
          "Phishing",
          "When in doubt, do not click. Forward the message to the security team, who would rather see ten harmless ones than miss one.",
        ),
        page("Visitors", "Visitors sign in at the reception and are accompanied."),
      ),
      page(
        "Code of conduct",
        "We treat each other with respect. Whoever sees a violation can tell any manager, or write to the contact of trust without a name.",
      ),
    ),
    page(
      "Help",
      "Where to find help with daily things.",
      page("Order equipment", "Use the request form. Laptops take five working days, everything else three."),
      page(
        "Office",
        "The office is open from 7:00 to 20:00. Meeting rooms are booked in the calendar.\n\n```\nWi-Fi: Guests\nPassword: at the reception\n```",
      ),
      page(
        "Emergencies",
        "Call **112**. First-aid kits are in the kitchens; the assembly point is the car park.",
      ),
    ),
  ],
};
