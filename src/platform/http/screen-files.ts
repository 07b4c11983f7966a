import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the build of the web UI says of its screens (`web/build/screen-files.ts`). */
interface BuiltScreens {
  /** The addresses of the files that all screens behind the sign-in need. */
  readonly frame: readonly string[];
  readonly screens: readonly BuiltScreen[];
}

interface BuiltScreen {
  /** With parameters as `$id`. */
  readonly path: string;
  /** Whether it needs no session. */
  readonly isPublic: boolean;
  readonly files: readonly string[];
}

const SIGN_IN = "/sign-in";

/**
 * Reads which files the screens need.
 * @returns the elements for the head of the page at a path, by which the browser fetches the files of its screen at once;
 * without a session, those of the sign-in, unless the screen is public
 */
export function screenFiles(folder: string): (path: string, hasSession: boolean) => string {
  const file = join(folder, "screens.json");
  if (!existsSync(file)) return () => "";
  const { frame, screens } = JSON.parse(readFileSync(file, "utf8")) as BuiltScreens;
  return (path, hasSession) => {
    const screen = screenAt(screens, path);
    if (screen?.isPublic) return elementsFor(screen.files);
    if (!hasSession) return elementsFor(screenAt(screens, SIGN_IN)?.files ?? []);
    return elementsFor([...new Set([...frame, ...(screen?.files ?? [])])]);
  };
}

/** The screen at a path; one whose path is written out goes before one with parameters. */
function screenAt(screens: readonly BuiltScreen[], path: string): BuiltScreen | undefined {
  const given = path.split("/");
  const matching = screens.filter((screen) => {
    const parts = screen.path.split("/");
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith("$") || part === given[at])
    );
  });
  return matching.find((screen) => screen.path === path) ?? matching[0];
}

const elementsFor = (files: readonly string[]): string =>
  files
    .map((file) =>
      file.endsWith(".css")
        ? `<link rel="stylesheet" crossorigin href="${file}" nonce="__CSP_NONCE__">`
        : `<link rel="modulepreload" crossorigin href="${file}" nonce="__CSP_NONCE__">`,
    )
    .join("");
