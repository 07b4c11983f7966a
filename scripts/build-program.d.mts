/** Builds src/ into dist/ unless dist/ was built from exactly these files. `root` is the folder of the program. */
export function buildProgram(root: string): void;
