/** Seniority levels, from trainees to executives. */
export type LevelName =
  | "Intern"
  | "Junior"
  | "Middle"
  | "Senior"
  | "Lead"
  | "Manager"
  | "Director"
  | "Executive";

/** A department of the seeded company with its directions and job titles. */
export interface DepartmentPlan {
  readonly name: string;
  /** The percentage of people in the department. */
  readonly share: number;
  readonly description: string;
  readonly directions: readonly string[];
  /** The titles of those who lead the department, its directions and its teams. */
  readonly head: string;
  readonly manager: string;
  readonly lead: string;
  readonly staff: readonly string[];
}

/** A work location of the seeded company, with streets for the homes of those who work there. */
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

/** A department in the workspace, with the ids that employees refer to. */
export interface SeededDepartment extends DepartmentPlan {
  readonly id: string;
  /** Whether the department already had a head. */
  readonly hasHead: boolean;
  readonly directionIds: readonly number[];
  /** Position ids by title. */
  readonly positionIds: Readonly<Record<string, string>>;
}

/** The company's organization, without employees. */
export interface SeededOrganization {
  readonly departments: readonly SeededDepartment[];
  readonly chiefPositionId: string;
  readonly levelIds: Readonly<Record<LevelName, string>>;
  readonly offices: readonly (LocationPlan & { readonly id: string })[];
  readonly remoteId: string;
  /** The number of created records by resource. */
  readonly made: Readonly<Record<string, number>>;
}
