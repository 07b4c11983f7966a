import { ColorInput, ColorSwatch, Group } from "@mantine/core";
import { t } from "../messages/t.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";
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
  Input: (props) => (
    <ColorInput
      {...inputProps(props)}
      format="hex"
      swatches={SWATCHES}
      swatchesPerRow={10}
      eyeDropperButtonProps={{ "aria-label": t("Pick a colour from the screen") }}
      value={String(props.value ?? "")}
      onChange={(value) => props.onChange(value || null)}
    />
  ),
};
