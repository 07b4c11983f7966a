import { ColorInput } from "@mantine/core";
import { t } from "../../messages/t.ts";
import { SWATCHES } from "../color.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits a colour as `#rrggbb`. */
export const ColorField = (props: InputProps) => (
  <ColorInput
    {...inputProps(props)}
    format="hex"
    swatches={SWATCHES}
    swatchesPerRow={10}
    eyeDropperButtonProps={{ "aria-label": t("Pick a colour from the screen") }}
    value={String(props.value ?? "")}
    onChange={(value) => props.onChange(value || null)}
  />
);
