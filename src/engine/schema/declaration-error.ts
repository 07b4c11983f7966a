/** A wrong declaration: its place, what is wrong, and the likely fix. */
export interface DeclarationProblem {
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** The declarations contradict themselves or each other, so the program must not start. */
export class DeclarationError extends Error {
  readonly problems: readonly DeclarationProblem[];

  constructor(problems: readonly DeclarationProblem[]) {
    const lines = problems.map(({ path, problem, fix }) => `  ${path}: ${problem} ${fix}`);
    super(`Wrong declarations:\n${lines.join("\n")}`);
    this.name = "DeclarationError";
    this.problems = problems;
  }
}
