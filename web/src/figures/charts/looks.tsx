/** How the parts of a chart look, which differ by colour and by pattern. */
export const LOOKS = [
  "solid",
  "hatched",
  "dotted",
  "crossed",
  "lined",
  "reversed",
  "barred",
  "checked",
] as const;

export type Look = (typeof LOOKS)[number];

const NAMES: Readonly<Record<Look, string>> = {
  solid: "primary-color",
  hatched: "color-teal",
  dotted: "color-orange",
  crossed: "color-grape",
  lined: "color-cyan",
  reversed: "color-pink",
  barred: "color-lime",
  checked: "color-gray",
};

/** The colour of a look as a variable of the page. */
export const colorOf = (look: Look): string => `var(--mantine-${NAMES[look]}-filled)`;

/** The size of a pattern in pixels, after which it repeats. */
export const TILE = 8;

/** The marks of each pattern within its tile, as paths that are stroked; dots are short lines with round ends. */
export const MARKS: Readonly<
  Record<Exclude<Look, "solid">, { readonly path: string; readonly width: number }>
> = {
  hatched: { path: "M-2 2 L2 -2 M-1 9 L9 -1 M6 10 L10 6", width: 3 },
  dotted: { path: "M2 2 h0.01 M6 6 h0.01", width: 3 },
  crossed: { path: "M0 0 L8 8 M0 8 L8 0", width: 1.5 },
  lined: { path: "M0 2 H8 M0 6 H8", width: 2 },
  reversed: { path: "M-2 6 L2 10 M-1 -1 L9 9 M6 -2 L10 2", width: 2 },
  barred: { path: "M2 0 V8 M6 0 V8", width: 2 },
  checked: { path: "M0 2 H4 M4 6 H8", width: 4 },
};

/** The fill of a look: its colour, or the pattern that `Patterns` draws under the same id. */
export const fillOf = (look: Look, id: string): string =>
  look === "solid" ? colorOf(look) : `url(#${id}-${look})`;

/** The patterns of looks, for the definitions of a drawing. */
export const Patterns = ({ id, looks }: { readonly id: string; readonly looks: readonly Look[] }) =>
  looks.map((look) => {
    if (look === "solid") return null;
    const { path, width } = MARKS[look];
    return (
      <pattern key={look} id={`${id}-${look}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <rect width={TILE} height={TILE} fill={`var(--mantine-${NAMES[look]}-light)`} />
        <path d={path} stroke={colorOf(look)} strokeWidth={width} strokeLinecap="round" fill="none" />
      </pattern>
    );
  });
