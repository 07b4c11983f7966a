import { ActionIcon, Button, ColorPicker, Popover, Stack } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { SWATCHES } from "../../../fields/color.tsx";
import { t } from "../../../messages/t.ts";

interface OptionColorProps {
  readonly color: string | null;
  /** What the button is called. */
  readonly label: string;
  readonly onChange: (color: string | null) => void;
}

/** The colour of an option; an outline where it has none. */
export function OptionColor({ color, label, onChange }: OptionColorProps) {
  return (
    <Popover position="bottom-start" shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={label}>
          {color ? (
            <span style={{ width: 16, height: 16, borderRadius: 16, background: color }} />
          ) : (
            <Icon name="circle-dashed" />
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <ColorPicker
            format="hex"
            value={color ?? "#64748b"}
            onChange={onChange}
            swatches={SWATCHES}
            swatchesPerRow={5}
            saturationLabel={t("Saturation")}
            hueLabel={t("Hue")}
          />
          <Button variant="subtle" size="compact-sm" disabled={color === null} onClick={() => onChange(null)}>
            {t("No colour")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
