import { ActionIcon, Menu, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { t } from "../messages/t.ts";

/** The other colours, and how to switch to them; the choice is stored in the browser. */
function useOtherScheme() {
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
    <Tooltip label={label}>
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
    </Tooltip>
  );
}

/** The same in a menu, on a phone. */
export function ColorSchemeItem() {
  const { label, icon, change } = useOtherScheme();
  return (
    <Menu.Item hiddenFrom="sm" leftSection={<Icon name={icon} size={16} />} onClick={change}>
      {label}
    </Menu.Item>
  );
}
