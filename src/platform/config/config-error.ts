/** A variable that prevents the program from starting. `value` is masked if it is secret. */
export interface SettingProblem {
  readonly name: string;
  readonly value: string | null;
  readonly reason: string;
}

/** The configuration is invalid: the message is one line with every invalid variable, its value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(describeProblem).join("; "));
    this.problems = problems;
  }
}

/** `PORT="x": allowed is a whole number from 0 to 65535`. */
export function describeProblem({ name, value, reason }: SettingProblem): string {
  return value === null ? `${name}: ${reason}` : `${name}=${JSON.stringify(value)}: ${reason}`;
}
