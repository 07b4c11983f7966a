import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { Tip } from "../components/tip.tsx";
import { t } from "../messages/t.ts";

/** The other colours, and how to switch to them; the choice is stored in the browser. */
export function useOtherScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light");
  const other = scheme === "dark" ? "light" : "dark";
  return {
    label: other === "light" ? t("Switch to light colours") : t("Switch to dark colours"),
    icon: other === "light" ? ("sun" as const) : ("moon" as const),
    change: () => setColorScheme(other),
  };
}

/** Switches between light and dark in the header, unless there is too little room for it. */
export function ColorSchemeToggle() {
  const { label, icon, change } = useOtherScheme();
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        visibleFrom="sm"
        onClick={change}
      >
        <Icon name={icon} />
      </ActionIcon>
    </Tip>
  );
}
