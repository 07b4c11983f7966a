const form = /^[^/]+\/exports\/([0-7][0-9A-HJKMNP-TV-Z]{25})$/;

/** The folder of the files for downloads of a workspace. */
export const exportFolder = (workspaceId: string): string => `${workspaceId}/exports/`;

/** The storage key of a file for one download; the id contains the time of its creation. */
export const exportKey = (workspaceId: string, id: string): string => `${exportFolder(workspaceId)}${id}`;

/** The id in such a key; null for any other key. */
export const exportIdOf = (key: string): string | null => form.exec(key)?.[1] ?? null;
