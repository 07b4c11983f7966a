import type { Installation } from "../compose.ts";
import type { Workspace } from "../engine/declare/workspace.ts";

export interface CompanySize {
  readonly employees: number;
  /** The same seed gives the same people. */
  readonly seed: number;
}

/** Fills a workspace with a believable company; answers how many records of each resource were made. */
export async function seedCompany(
  _installation: Installation,
  _workspace: Workspace,
  _size: CompanySize,
): Promise<Record<string, number>> {
  return {};
}
