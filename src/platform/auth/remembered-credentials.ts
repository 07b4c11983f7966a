import { LRUCache } from "lru-cache";
import type { WorkspaceVersions } from "../tenancy/workspace-versions.ts";

/** What the database knows of a credential, read in one statement together with the version of its workspace. */
export interface CredentialRow {
  readonly workspace_id: string;
  readonly version: string | null;
}

interface Known {
  readonly row: CredentialRow;
  /**
   * Whether the workspace had moved when the credential was looked up last. Then it probably has again, and reading the
   * credential at once saves the question.
   */
  readonly isRestless: boolean;
}

/** The memory that a row takes beside its values, in bytes. */
const OVERHEAD = 1_000;

/**
 * What the database knows of the credentials that were used recently, as long as their workspace has not changed. What
 * follows from it at a moment, from an address or for a secret is decided for each request.
 */
export class RememberedCredentials {
  readonly #versions: Pick<WorkspaceVersions, "ask">;
  readonly #known: LRUCache<string, Known> | null;

  /** @param bytes the memory for it; 0: nothing is remembered */
  constructor(versions: Pick<WorkspaceVersions, "ask">, bytes: number) {
    this.#versions = versions;
    this.#known =
      bytes === 0
        ? null
        : new LRUCache({
            maxSize: bytes,
            sizeCalculation: ({ row }, id) => 2 * (id.length + JSON.stringify(row).length) + OVERHEAD,
          });
  }

  /**
   * The row of a credential as it is now: the remembered one if the workspace has not changed since, else a new one.
   * @param id identifies the credential among all of the installation
   * @param read reads the row, or nothing if there is no such credential
   */
  async find<Row extends CredentialRow>(
    id: string,
    read: () => Promise<Row | undefined>,
  ): Promise<Row | null> {
    const known = this.#known?.get(id);
    if (known && !known.isRestless) {
      const version = await this.#versions.ask(known.row.workspace_id);
      if (version !== null && version === known.row.version) return known.row as Row;
    }
    const row = await read();
    if (!row) {
      this.#known?.delete(id);
      return null;
    }
    const isRestless = known !== undefined && known.row.version !== row.version;
    if (row.version !== null) this.#known?.set(id, { row, isRestless });
    return row;
  }
}
