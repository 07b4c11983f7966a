const form = /^[^/]+\/exports\/([0-7][0-9A-HJKMNP-TV-Z]{25})$/;

/** Where a file that was made for one download is stored; the id says when it was made. */
export const exportKey = (workspaceId: string, id: string): string => `${workspaceId}/exports/${id}`;

/** The id in such a key; null for a key of anything else. */
export const exportIdOf = (key: string): string | null => form.exec(key)?.[1] ?? null;
