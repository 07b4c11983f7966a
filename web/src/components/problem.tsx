import { Alert, Anchor, List } from "@mantine/core";
import { plural } from "../messages/t.ts";
import type { FormProblem } from "./form-problem.ts";
import { Icon } from "./icon.tsx";

interface ProblemProps {
  /** A sentence, or what is wrong with a form; null when nothing is. */
  readonly text: string | FormProblem | null;
}

/** What went wrong. Of a form it names the fields that need a correction, and leads to them; they say what it is. */
export function Problem({ text: problem }: ProblemProps) {
  if (problem === null) return null;
  const { text, fields } = typeof problem === "string" ? { text: problem, fields: [] } : problem;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<Icon name="alert-circle" />}
      title={fields.length > 0 && countInWords(fields.length)}
    >
      {fields.length > 0 && (
        <List size="sm" listStyleType="none" spacing={2} mb={text === null ? 0 : "xs"}>
          {fields.map(({ label, focus }) => (
            <List.Item key={label}>
              <Anchor component="button" type="button" size="sm" c="inherit" td="underline" onClick={focus}>
                {label}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
      {text}
    </Alert>
  );
}

const countInWords = (count: number): string =>
  plural(count, "One field needs a correction", "# fields need a correction");
