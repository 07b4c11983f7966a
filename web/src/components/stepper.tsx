import { ActionIcon } from "@mantine/core";
import { Icon } from "./icon.tsx";

/** A step to a neighbour, such as the next month; without `go` there is none, and the button is disabled. */
interface Step {
  readonly label: string;
  readonly go: (() => void) | undefined;
}

/** The two buttons that lead to what comes before and after. */
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
