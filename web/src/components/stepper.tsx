import { ActionIcon } from "@mantine/core";
import { Icon } from "./icon.tsx";

/** A way that can be gone; without `go` it ends here. */
interface Step {
  readonly label: string;
  readonly go: (() => void) | undefined;
}

/** The ways to what comes before and after, such as a month to its neighbours. */
export function Stepper({ before, after }: { readonly before: Step; readonly after: Step }) {
  return (
    <ActionIcon.Group>
      {[{ ...before, icon: "chevron-left" } as const, { ...after, icon: "chevron-right" } as const].map(
        ({ label, go, icon }) => (
          <ActionIcon
            key={icon}
            variant="default"
            size="input-sm"
            aria-label={label}
            disabled={!go}
            onClick={go}
          >
            <Icon name={icon} />
          </ActionIcon>
        ),
      )}
    </ActionIcon.Group>
  );
}
