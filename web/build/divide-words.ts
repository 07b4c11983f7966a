/** The messages that a module of the web UI uses. */
export interface ModuleWords {
  /** The area of the screens to which it belongs; null if it belongs to several. */
  readonly area: string | null;
  readonly keys: readonly string[];
  /** Those of its keys that other code finds by what the API calls them. */
  readonly names: ReadonlySet<string>;
}

/** A file of code with its modules. */
export interface CodeFile {
  readonly name: string;
  /** Whether first screens load it. */
  readonly isFirst: boolean;
  readonly modules: readonly ModuleWords[];
}

/** The keys of messages by the part of the catalogue in which they are. */
export interface DividedWords {
  readonly first: ReadonlySet<string>;
  /** What is loaded later: for each area, and `shared` for several. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
  /** The later parts that a file of code needs before it runs, by its name; files that need none are missing. */
  readonly neededBy: ReadonlyMap<string, readonly string[]>;
}

/** The part of what several areas use. */
const SHARED = "shared";

/** The area of a module by its path in `web/src`: that of its screens. Null if it belongs to no area. */
export function areaOfScreen(path: string): string | null {
  const [folder, name] = path.split("/");
  return folder === "screens" ? name!.replace(/\.tsx?$/, "") : null;
}

/**
 * Divides the messages by when they are needed. Names may be shown by code that does not contain them, so that they are in
 * the part that all later code needs.
 */
export function divideWords(files: readonly CodeFile[]): DividedWords {
  const keysOf = (some: readonly CodeFile[]) =>
    some.flatMap(({ modules }) => modules.flatMap(({ keys }) => keys));
  const first = new Set(keysOf(files.filter(({ isFirst }) => isFirst)));
  const late = files.filter(({ isFirst }) => !isFirst);

  const parts = new Map<string, string>();
  for (const { area, keys, names } of late.flatMap(({ modules }) => modules))
    for (const key of keys) {
      if (first.has(key)) continue;
      const part = area === null || names.has(key) ? SHARED : area;
      const known = parts.get(key) ?? part;
      parts.set(key, known === part ? part : SHARED);
    }

  const later = new Map<string, Set<string>>();
  for (const [key, part] of parts) later.set(part, (later.get(part) ?? new Set()).add(key));
  const neededBy = new Map<string, readonly string[]>();
  for (const file of late) {
    const keys = keysOf([file]);
    if (keys.length === 0) continue;
    const needed = new Set([SHARED, ...keys.flatMap((key) => parts.get(key) ?? [])]);
    neededBy.set(
      file.name,
      [...needed].filter((part) => later.has(part)),
    );
  }
  return { first, later, neededBy };
}
