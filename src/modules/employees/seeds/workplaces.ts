/** Grades of seniority, from those who learn to those who lead the company. */
export type LevelName =
  | "Intern"
  | "Junior"
  | "Middle"
  | "Senior"
  | "Lead"
  | "Manager"
  | "Director"
  | "Executive";

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

/** A place of work of the seeded company, with streets for the homes of those who work there. */
export interface LocationPlan {
  readonly name: string;
  readonly description: string;
  readonly timezone: string;
  readonly isRemote: boolean;
  readonly city: string;
  readonly country: string;
  readonly zipCode: string;
  readonly street: string;
  readonly streets: readonly string[];
}

/** A department as it stands in the workspace, with the ids that people are placed by. */
export interface SeededDepartment extends DepartmentPlan {
  readonly id: string;
  /** Whether it had a head before. */
  readonly hasHead: boolean;
  readonly directionIds: readonly number[];
  /** Ids by title. */
  readonly positionIds: Readonly<Record<string, string>>;
}

/** The company's organization, to be filled with people. */
export interface SeededOrganization {
  readonly departments: readonly SeededDepartment[];
  readonly chiefPositionId: string;
  readonly levelIds: Readonly<Record<LevelName, string>>;
  readonly offices: readonly (LocationPlan & { readonly id: string })[];
  readonly remoteId: string;
  /** How many records of each resource were made. */
  readonly made: Readonly<Record<string, number>>;
}
