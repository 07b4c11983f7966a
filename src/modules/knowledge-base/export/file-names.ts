/** The longest name of a file or folder, without its ending. */
const MAX_NAME = 80;

/** Characters that a file name cannot have on some system. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** Names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A title as the name of a file or folder on any system, without an ending. */
export function fileNameOf(title: string): string {
  const clean = title.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  const name = [...clean]
    .slice(0, MAX_NAME)
    .join("")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (name === "") return "untitled";
  return DEVICE.test(name) ? `_${name}` : name;
}

/** Gives names that are unique in a folder, regardless of case: a second "Rules" is "Rules (2)". */
export class UniqueNames {
  readonly #taken = new Set<string>();

  take(title: string): string {
    const name = fileNameOf(title);
    let free = name;
    for (let n = 2; this.#taken.has(free.toLowerCase()); n++) free = `${name} (${n})`;
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
