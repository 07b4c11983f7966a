import { Avatar } from "@mantine/core";
import { type CSSProperties, useState } from "react";

const COLORS = [
  "blue",
  "cyan",
  "grape",
  "green",
  "indigo",
  "lime",
  "orange",
  "pink",
  "red",
  "teal",
  "violet",
];

interface PictureProps {
  readonly name: string;
  /** The address of the picture; without it, or if it cannot be read, the initials are shown. */
  readonly source?: string | null | undefined;
  /** In pixels. */
  readonly size: number;
  /** What it shows, for screen readers; without it the picture is decoration beside the name. */
  readonly label?: string;
}

/** A person's round picture, or their initials in a colour that is always the same for a name. Lists have one in each row, so it is a plain element in the look of the library. */
export function Picture({ name, source, size, label }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const color = COLORS[numberOf(name) % COLORS.length];
  const look = {
    "--avatar-size": `calc(${size / 16}rem * var(--mantine-scale))`,
    "--avatar-bg": `var(--mantine-color-${color}-light)`,
    "--avatar-color": `var(--mantine-color-${color}-light-color)`,
  } as CSSProperties;
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span className={`mantine-Avatar-root ${Avatar.classes.root}`} style={look} {...named}>
      {source && source !== failed ? (
        <img className={Avatar.classes.image} src={source} alt="" onError={() => setFailed(source)} />
      ) : (
        <span className={Avatar.classes.placeholder}>{initialsOf(name)}</span>
      )}
    </span>
  );
}

/** The first letters of the first two words, or the first two letters of a single word. */
function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => word !== "");
  const letters = words.length === 1 ? Array.from(words[0]!) : words.map((word) => Array.from(word)[0]!);
  return letters.slice(0, 2).join("").toUpperCase();
}

/** A number that depends on the letters of a name alone. */
const numberOf = (name: string): number =>
  Array.from(name).reduce((number, letter) => (number * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
