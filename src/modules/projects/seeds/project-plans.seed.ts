import type { BillingModel, BudgetType } from "../projects/billing-terms.ts";

/** A project of the seeded company. Months are relative to the current one. */
export interface ProjectPlan {
  readonly name: string;
  /** The index of the client; null for internal projects. */
  readonly client: number | null;
  readonly model: BillingModel;
  /** The first and the last month; null if there is no end. */
  readonly months: readonly [first: number, last: number | null];
  /** The number of assigned employees. */
  readonly team: number;
  readonly budget?: { readonly type: BudgetType; readonly amount: number; readonly withExpenses?: boolean };
  /** The rate per hour in whole units of the client's currency. */
  readonly rate?: number;
  readonly fee?: number;
  readonly retainerHours?: number;
  readonly sharePercent?: number;
  readonly isArchived?: boolean;
}

/** Client projects with every billing model, some over budget, past their end or archived, and internal projects. */
export const PROJECTS: readonly ProjectPlan[] = [
  {
    name: "Booking platform",
    client: 0,
    model: "time_and_materials",
    months: [-14, 4],
    team: 6,
    rate: 85,
    budget: { type: "amount", amount: 260_000, withExpenses: true },
  },
  {
    name: "Guest app",
    client: 0,
    model: "fixed_fee",
    months: [-5, 3],
    team: 4,
    fee: 96_000,
    budget: { type: "cost", amount: 70_000 },
  },
  {
    name: "Load planning",
    client: 1,
    model: "time_and_materials",
    months: [-10, 6],
    team: 5,
    rate: 110,
    budget: { type: "hours", amount: 2_400 },
  },
  {
    name: "Carrier portal support",
    client: 1,
    model: "retainer",
    months: [-8, null],
    team: 3,
    fee: 9_500,
    rate: 120,
    retainerHours: 80,
  },
  {
    name: "Online shop",
    client: 2,
    model: "fixed_fee",
    months: [-7, 0],
    team: 3,
    fee: 38_000,
    budget: { type: "hours", amount: 420 },
  },
  {
    name: "Shop growth",
    client: 2,
    model: "revenue_share",
    months: [-4, null],
    team: 2,
    sharePercent: 12.5,
    budget: { type: "monthly_hours", amount: 60 },
  },
  {
    name: "Data warehouse",
    client: 3,
    model: "time_and_materials",
    months: [-12, 2],
    team: 4,
    budget: { type: "amount", amount: 48_000 },
  },
  {
    name: "Reporting",
    client: 3,
    model: "time_and_materials",
    months: [-3, 5],
    team: 3,
    rate: 92,
    budget: { type: "monthly_amount", amount: 14_000 },
  },
  { name: "Claims intake", client: 4, model: "fixed_fee", months: [-9, 1], team: 4, fee: 145_000 },
  {
    name: "Operations support",
    client: 4,
    model: "retainer",
    months: [-6, 6],
    team: 2,
    fee: 6_000,
    rate: 95,
    retainerHours: 60,
    budget: { type: "monthly_hours", amount: 60 },
  },
  { name: "Mobile prototype", client: 5, model: "time_and_materials", months: [-2, 1], team: 3, rate: 88 },
  {
    name: "Warehouse scanners",
    client: 5,
    model: "fixed_fee",
    months: [-11, -2],
    team: 3,
    fee: 52_000,
    isArchived: true,
  },
  {
    name: "Membership system",
    client: 6,
    model: "time_and_materials",
    months: [-8, 3],
    team: 4,
    rate: 98,
    budget: { type: "hours", amount: 180 },
  },
  { name: "Ticketing", client: 6, model: "time_and_materials", months: [1, 7], team: 3, rate: 98 },
  {
    name: "Energy dashboard",
    client: 7,
    model: "time_and_materials",
    months: [-6, 2],
    team: 3,
    budget: { type: "cost", amount: 90_000, withExpenses: true },
  },
  { name: "Sensor onboarding", client: 7, model: "fixed_fee", months: [-4, 0], team: 2, fee: 27_500 },
  {
    name: "Clinic scheduling",
    client: 8,
    model: "time_and_materials",
    months: [-9, 8],
    team: 5,
    rate: 125,
    budget: { type: "amount", amount: 340_000 },
  },
  { name: "Patient messaging", client: 8, model: "retainer", months: [-3, null], team: 2, fee: 7_200 },
  {
    name: "Catalogue migration",
    client: 9,
    model: "time_and_materials",
    months: [-15, -6],
    team: 3,
    isArchived: true,
  },
  {
    name: "Recommendation engine",
    client: 9,
    model: "time_and_materials",
    months: [-5, 5],
    team: 4,
    rate: 90,
  },
  { name: "Learning portal", client: 10, model: "fixed_fee", months: [-1, 6], team: 3, fee: 64_000 },
  { name: "Pilot for dispatch", client: 11, model: "non_billable", months: [-2, 1], team: 2 },
  {
    name: "Company website",
    client: null,
    model: "non_billable",
    months: [-6, null],
    team: 3,
    budget: { type: "hours", amount: 300 },
  },
  { name: "Office and administration", client: null, model: "non_billable", months: [-18, null], team: 4 },
  { name: "Intranet", client: null, model: "non_billable", months: [-16, -8], team: 2, isArchived: true },
];

/** The tasks of client projects and of internal projects. */
export const TASKS: Readonly<
  Record<"client" | "own", readonly (readonly [name: string, isBillable: boolean])[]>
> = {
  client: [
    ["Analysis", true],
    ["Design", true],
    ["Development", true],
    ["Testing", true],
    ["Project management", true],
    ["Internal meetings", false],
  ],
  own: [
    ["Planning", true],
    ["Content", true],
    ["Implementation", true],
    ["Upkeep", true],
  ],
};
