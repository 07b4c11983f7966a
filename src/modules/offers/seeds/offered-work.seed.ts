/** A line of what is offered: a share of the amount in percent, in hours or as one item. */
export interface OfferedWork {
  readonly section: string;
  readonly description: string;
  readonly share: number;
  readonly unit: "hour" | "item" | "month";
  readonly isOptional?: boolean;
}

/** What an offer can consist of. The shares of what is not optional add up to 100 percent. */
export const PACKAGES: readonly (readonly OfferedWork[])[] = [
  [
    { section: "Concept", description: "Workshop and requirements", share: 15, unit: "hour" },
    { section: "Concept", description: "Information architecture", share: 10, unit: "hour" },
    { section: "Implementation", description: "Design of all page types", share: 30, unit: "hour" },
    { section: "Implementation", description: "Development and tests", share: 45, unit: "hour" },
    { section: "Operation", description: "Hosting for a year", share: 6, unit: "item", isOptional: true },
    { section: "Operation", description: "Training of editors", share: 5, unit: "hour", isOptional: true },
  ],
  [
    { section: "Analysis", description: "Interviews and inventory", share: 35, unit: "hour" },
    { section: "Analysis", description: "Report with recommendations", share: 45, unit: "hour" },
    { section: "Analysis", description: "Presentation to the management", share: 20, unit: "item" },
    {
      ...{ section: "Follow-up", description: "Review after six months", share: 15, unit: "hour" },
      isOptional: true,
    },
  ],
  [
    { section: "Set-up", description: "Accounts, tracking and dashboards", share: 25, unit: "item" },
    { section: "Service", description: "Monthly service", share: 75, unit: "month" },
    {
      ...{ section: "Service", description: "Reports in a second language", share: 8, unit: "item" },
      isOptional: true,
    },
  ],
];

/** What existing clients ask for, with the usual net amount in whole units of the currency. */
export const FURTHER_WORK = [
  ["Maintenance for the next year", 4000, 15_000],
  ["Second language of the website", 6000, 18_000],
  ["Redesign of the checkout", 9000, 28_000],
  ["Usability tests", 3500, 9000],
  ["Connection to the warehouse system", 8000, 35_000],
  ["Landing pages for the spring campaign", 2500, 8000],
] as const;

export const INTRO = "Thank you for your inquiry. We are pleased to offer you the following.";
export const TERMS = "Prices are net of tax. One third is due on order, the rest on delivery.";
export const REASONS = [
  "Chose another supplier",
  "The budget was cut",
  "Postponed to next year",
  "Too expensive",
];
