export function buildWeb(root: string): void;
