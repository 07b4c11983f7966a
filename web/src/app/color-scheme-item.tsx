import { Menu } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { useOtherScheme } from "./color-scheme-toggle.tsx";

/** Switches between light and dark in a menu, on a phone. */
export function ColorSchemeItem() {
  const { label, icon, change } = useOtherScheme();
  return (
    <Menu.Item hiddenFrom="sm" leftSection={<Icon name={icon} size={16} />} onClick={change}>
      {label}
    </Menu.Item>
  );
}
