/** What a job in a department is about, and what it requires. */
export interface JobText {
  readonly description: string;
  readonly requirements: string;
  /** The monthly pay for which the least experienced is hired, and the most experienced. */
  readonly pay: readonly [least: number, most: number];
}

const OTHER: JobText = {
  description:
    "You join a small team that knows its customers, and take over a field of your own within the first months.",
  requirements:
    "- Some years of experience in a similar position\n- Good written English\n- You explain your work to others",
  pay: [2400, 3800],
};

const TEXTS: Readonly<Record<string, JobText>> = {
  Engineering: {
    description:
      "You build and run the product together with five to eight others. The team decides how it works, reviews each other's changes, and is on call in turns.",
    requirements:
      "- Several years of experience with web services\n- Confident with SQL and automated tests\n- You write so that others understand",
    pay: [3800, 6200],
  },
  Sales: {
    description:
      "You accompany companies from the first call to the signed contract, and stay in touch after that. Half of the meetings take place at the customer's.",
    requirements:
      "- Experience with contracts that take months\n- German or Romanian besides English\n- You like to travel",
    pay: [2800, 4600],
  },
  "Customer Success": {
    description:
      "You are the person whom customers call. You solve what you can, find who solves the rest, and write down what others should know.",
    requirements:
      "- A calm manner\n- You write clearly\n- Experience with a support desk is welcome, not required",
    pay: [2200, 3400],
  },
  Product: {
    description:
      "You find out what customers need before anything is built, and whether it helped them afterwards.",
    requirements:
      "- A portfolio or examples that we can discuss\n- Experience with interviews and tests\n- You can say no, and why",
    pay: [3200, 5400],
  },
  People: {
    description:
      "You look after colleagues from their first interview to their last day, and after the rules that make this fair.",
    requirements: "- Labour law of at least one of our countries\n- Discretion\n- A good memory for people",
    pay: [2500, 4000],
  },
  Finance: {
    description: "You close the month within five days, and explain to everybody what the figures mean.",
    requirements: "- A degree or equivalent experience in accounting\n- Two audits that went well",
    pay: [2600, 4400],
  },
};

/** The texts of a job; those of any department if it has none of its own. */
export const textOf = (department: string | null): JobText => TEXTS[department ?? ""] ?? OTHER;

/** What a company without positions hires for. */
export const TITLES = [
  "Backend Engineer",
  "Office Coordinator",
  "Account Executive",
  "Support Specialist",
  "Accountant",
];

export const COVER_LETTERS = [
  "I have followed your product since its first version, and would like to work on it.",
  "For four years I have done the same work in a smaller company, alone. I would like to do it in a team.",
  "A friend who works with you recommended the position. What she said about the team convinced me.",
  "Your advertisement describes exactly what I have done in the last three years.",
  "I am moving to your city in the autumn and am looking for a company where I can stay.",
];

export const CANDIDATE_NOTES = [
  "Prefers to be called after 17:00.",
  "Notice period of two months.",
  "Would like to work four days a week.",
  "Needs a work permit; the process takes about six weeks.",
  "Has another offer and decides next week.",
];

/** What interviewers say about those who go on, and about those who do not. */
export const GOOD_IMPRESSIONS = [
  "Clear words, and honest about what is new to them. I would work with them tomorrow.",
  "Solved the exercise in half of the time and then improved it. Asked good questions about our customers.",
  "Calm, friendly and well prepared. The examples from the last project fit our problems.",
];
export const POOR_IMPRESSIONS = [
  "Pleasant conversation, but little experience with what the position is about.",
  "The exercise was not finished, and the explanation did not show why.",
  "Strong in the field, but wants to lead a team soon. We cannot offer that.",
];

export const REJECTION_NOTES = [
  "Invited to apply again in a year.",
  "The other candidate had more experience with the field.",
  "Expected more than the range allows.",
];
