/** A department of the seeded company: its second level and its job titles. */
export interface DepartmentPlan {
  readonly name: string;
  /** How many of a hundred people work there. */
  readonly share: number;
  readonly description: string;
  readonly directions: readonly string[];
  /** Titles of those who lead: the whole department, its directions, its teams. */
  readonly head: string;
  readonly manager: string;
  readonly lead: string;
  readonly staff: readonly string[];
}

export const DEPARTMENTS: readonly DepartmentPlan[] = [
  {
    name: "Engineering",
    share: 34,
    description: "Builds and runs the product.",
    directions: ["Platform", "Web", "Mobile", "Data", "Quality"],
    head: "Chief Technology Officer",
    manager: "Engineering Manager",
    lead: "Team Lead",
    staff: [
      "Software Engineer",
      "Software Engineer",
      "Frontend Engineer",
      "Backend Engineer",
      "QA Engineer",
      "Data Engineer",
      "Site Reliability Engineer",
    ],
  },
  {
    name: "Sales",
    share: 16,
    description: "Wins customers and keeps the pipeline.",
    directions: ["Direct Sales", "Partnerships", "Sales Operations"],
    head: "Head of Sales",
    manager: "Regional Sales Manager",
    lead: "Sales Team Lead",
    staff: [
      "Account Executive",
      "Account Executive",
      "Sales Development Representative",
      "Partner Manager",
      "Sales Engineer",
    ],
  },
  {
    name: "Customer Success",
    share: 14,
    description: "Looks after customers once they have signed.",
    directions: ["Support", "Onboarding"],
    head: "Head of Customer Success",
    manager: "Customer Success Manager",
    lead: "Support Team Lead",
    staff: ["Support Specialist", "Support Specialist", "Implementation Consultant", "Solutions Consultant"],
  },
  {
    name: "Product",
    share: 10,
    description: "Decides what is built, and how it looks and feels.",
    directions: ["Product Management", "Design"],
    head: "Head of Product",
    manager: "Group Product Manager",
    lead: "Lead Product Designer",
    staff: ["Product Designer", "Product Manager", "UX Researcher", "Technical Writer"],
  },
  {
    name: "Marketing",
    share: 8,
    description: "Tells the world.",
    directions: ["Brand", "Growth"],
    head: "Head of Marketing",
    manager: "Marketing Manager",
    lead: "Marketing Lead",
    staff: ["Content Specialist", "Growth Marketer", "Event Coordinator", "Brand Designer"],
  },
  {
    name: "People",
    share: 6,
    description: "Hires, supports and develops everybody else.",
    directions: ["Talent", "People Operations"],
    head: "Head of People",
    manager: "People Operations Manager",
    lead: "Talent Lead",
    staff: ["HR Business Partner", "Recruiter", "HR Coordinator"],
  },
  {
    name: "Finance",
    share: 6,
    description: "Books, budgets and pay.",
    directions: ["Accounting", "Controlling"],
    head: "Chief Financial Officer",
    manager: "Finance Manager",
    lead: "Lead Accountant",
    staff: ["Accountant", "Financial Controller", "Payroll Specialist"],
  },
  {
    name: "Operations",
    share: 6,
    description: "Offices, tools and suppliers.",
    directions: ["Workplace", "IT"],
    head: "Head of Operations",
    manager: "Operations Manager",
    lead: "Office Manager",
    staff: ["IT Administrator", "Office Coordinator", "Procurement Specialist"],
  },
];

/** The one position outside any department. */
export const CHIEF = "Chief Executive Officer";

/** Grades of seniority with their ranks. */
export const LEVELS = [
  ["Intern", 10],
  ["Junior", 20],
  ["Middle", 30],
  ["Senior", 40],
  ["Lead", 50],
  ["Manager", 60],
  ["Director", 70],
  ["Executive", 80],
] as const;

export type LevelName = (typeof LEVELS)[number][0];
