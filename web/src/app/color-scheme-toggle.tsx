import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Icon } from "../components/icon.tsx";

/** Switches between light and dark; the choice is stored in the browser. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light");
  const other = scheme === "dark" ? "light" : "dark";
  const label = `Switch to ${other} colours`;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setColorScheme(other)}
      >
        <Icon name={scheme === "dark" ? "sun" : "moon"} />
      </ActionIcon>
    </Tooltip>
  );
}
