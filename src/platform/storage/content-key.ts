/** The bytes that files of a workspace have. */
export interface ContentId {
  readonly workspaceId: string;
  /** Hexadecimal. */
  readonly sha256: string;
}

const form = /^([^/]+)\/contents\/([0-9a-f]{64})$/;

/** The storage key of a content. */
export const contentKey = ({ workspaceId, sha256 }: ContentId): string => `${workspaceId}/contents/${sha256}`;

/** The content under a storage key; null for any other key. */
export function contentOf(key: string): ContentId | null {
  const [, workspaceId, sha256] = form.exec(key) ?? [];
  return workspaceId === undefined || sha256 === undefined ? null : { workspaceId, sha256 };
}

/**
 * The name of the lock of a content, within its workspace. Whoever names the content shares it from before the content
 * is stored until the name is committed; whoever deletes the content holds it alone.
 */
export const contentLock = (sha256: string): string => `stored content ${sha256}`;
