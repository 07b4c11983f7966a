import { ActionIcon } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { Tip } from "../components/tip.tsx";
import { t } from "../messages/t.ts";
import { useDensity } from "./use-density.ts";

/** Switches the rows of all lists between compact and comfortable. */
export function DensityToggle() {
  const [density, setDensity] = useDensity();
  const isCompact = density === "compact";
  return (
    <Tip label={isCompact ? t("Wider rows") : t("Compact rows")}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t("Compact rows")}
        aria-pressed={isCompact}
        onClick={() => setDensity(isCompact ? "comfortable" : "compact")}
      >
        <Icon name={isCompact ? "baseline-density-medium" : "baseline-density-small"} size={16} />
      </ActionIcon>
    </Tip>
  );
}
