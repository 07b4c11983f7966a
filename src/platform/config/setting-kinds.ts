import { isIP } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** How the text of an environment variable is parsed: `read` returns undefined for an invalid text. */
export interface SettingKind<T> {
  /** What is allowed, as the end of the sentence "allowed is …". */
  readonly allowed: string;
  readonly read: (text: string) => T | undefined;
}

/** A whole number between two inclusive bounds. */
export function wholeNumber(least: number, most: number): SettingKind<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    read: (text) => {
      if (!/^\d{1,15}$/.test(text)) return undefined;
      const value = Number(text);
      return value >= least && value <= most ? value : undefined;
    },
  };
}

const BYTES_PER_UNIT: Readonly<Record<string, number>> = { "": 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** A size in bytes between two inclusive bounds, written `1048576`, `1024KiB` or `1MiB`. */
export function byteSize(least: number, most: number): SettingKind<number> {
  return {
    allowed: `a size from ${least} to ${most} bytes, in bytes or with KiB, MiB or GiB`,
    read: (text) => {
      const [, digits, unit] = /^(\d{1,12})\s?(KiB|MiB|GiB)?$/.exec(text) ?? [];
      if (digits === undefined) return undefined;
      const value = Number(digits) * BYTES_PER_UNIT[unit ?? ""]!;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

const SWITCH_POSITIONS: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  1: true,
  off: false,
  false: false,
  0: false,
};

/** `on` or `off`; true, false, 1 and 0 are accepted too. */
export const onOrOff: SettingKind<boolean> = {
  allowed: "on or off",
  read: (text) => SWITCH_POSITIONS[text.toLowerCase()],
};

/** One of a closed set of words. */
export function oneOf<const W extends string>(words: readonly W[]): SettingKind<W> {
  return {
    allowed: `one of ${words.join(", ")}`,
    read: (text) => words.find((word) => word === text),
  };
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** A host name without scheme and port, converted to lower case. */
export const domainName: SettingKind<string> = {
  allowed: "a domain name such as example.com, without scheme and port",
  read: (text) => (HOST_NAME.test(text.toLowerCase()) && isIP(text) === 0 ? text.toLowerCase() : undefined),
};

/** An address of this host to listen on, or a name that resolves to one. */
export const listeningHost: SettingKind<string> = {
  allowed: "an IP address or a host name, without scheme and port",
  read: (text) => (isIP(text) !== 0 || HOST_NAME.test(text.toLowerCase()) ? text : undefined),
};

/** A URL with one of the given schemes (with their colon), unchanged. */
export function urlOf(schemes: readonly string[], example: string): SettingKind<string> {
  return {
    allowed: `a URL such as ${example}`,
    read: (text) =>
      URL.canParse(text) && text.includes("://") && schemes.includes(new URL(text).protocol)
        ? text
        : undefined,
  };
}

/** An http or https origin, without a trailing slash. */
export const webOrigin: SettingKind<string> = {
  allowed: "an http or https address without path, such as https://example.com",
  read: (text) => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const bare = `${url.protocol}//${url.host}`;
    return /^https?:$/.test(url.protocol) && url.href === `${bare}/` ? bare : undefined;
  },
};

/** An address or a CIDR; a single address becomes the CIDR that contains only it. */
export const cidr: SettingKind<string> = {
  allowed: "IP addresses or CIDR blocks such as 10.0.0.0/8",
  read: (text) => {
    const [address = "", prefix, ...rest] = text.split("/");
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (bits < 0 || rest.length > 0) return undefined;
    if (prefix === undefined) return `${address}/${bits}`;
    return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? text : undefined;
  },
};

/** Comma-separated values; spaces around them are ignored, and an empty text is an empty list. */
export function listOf<T>(kind: SettingKind<T>): SettingKind<readonly T[]> {
  return {
    allowed: `a comma-separated list: ${kind.allowed}`,
    read: (text) => {
      if (text.trim() === "") return [];
      const values = text.split(",").map((part) => kind.read(part.trim()));
      return values.includes(undefined) ? undefined : (values as T[]);
    },
  };
}

/** A folder as an absolute path. */
export const folder: SettingKind<string> = {
  allowed: "the path of a folder",
  read: (text) => (text.includes("\0") ? undefined : resolve(text)),
};

/** Where files are stored: `file:` with a path (converted to an absolute `file:///` URL), or `s3://bucket`. */
export const storagePlace: SettingKind<string> = {
  allowed: "file:<folder> or s3://<bucket>",
  read: (text) => {
    if (/^file:\/\/\/./.test(text) && URL.canParse(text)) return new URL(text).href;
    if (/^file:(?!\/\/)./.test(text)) return pathToFileURL(resolve(text.slice("file:".length))).href;
    return /^s3:\/\/[a-z0-9@]/i.test(text) && URL.canParse(text) ? text : undefined;
  },
};

/** A text without spaces and with a minimum length. */
export function secretText(least: number): SettingKind<string> {
  return {
    allowed: `at least ${least} characters without spaces`,
    read: (text) => (/^[!-~]+$/.test(text) && text.length >= least ? text : undefined),
  };
}
