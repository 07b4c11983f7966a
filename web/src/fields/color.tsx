import { ColorSwatch, Group } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Colours that can be distinguished on light and dark backgrounds. */
export const SWATCHES = [
  "#64748b",
  "#dc2626",
  "#ea580c",
  "#ca8a04",
  "#16a34a",
  "#0d9488",
  "#0284c7",
  "#4f46e5",
  "#9333ea",
  "#db2777",
];

/** A colour as `#rrggbb`. */
export const color: FieldUi = {
  Show: ({ value }) => (
    <Group gap={8} wrap="nowrap">
      <ColorSwatch color={String(value)} size={16} withShadow={false} />
      <ShownText>{String(value)}</ShownText>
    </Group>
  ),
};
