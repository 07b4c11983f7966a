import { Alert, Box, Loader, Text } from "@mantine/core";
import { type ApiRecord, tryAction } from "../api/records.ts";
import { errorsInWordsOfForm } from "../components/form-problem.ts";
import { Icon } from "../components/icon.tsx";
import type { ActionUi } from "../declare/action-ui.ts";
import type { ResourceUi, UiField } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import classes from "./action-preview.module.css";
import { parametersEntered } from "./many/parameters-entered.ts";
import { type DryRun, useDryRun } from "./use-dry-run.ts";

interface PreviewedAction {
  readonly ui: ResourceUi;
  readonly record: ApiRecord;
  readonly action: ActionUi;
  readonly name: string;
  readonly parameters: readonly UiField[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the API returned without writing it. */
interface Tried {
  readonly data: ApiRecord;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Tries an action with what is entered, if it has a preview. */
export function useActionPreview(previewed: PreviewedAction): DryRun<Tried> {
  const { ui, record, action, name, parameters, values } = previewed;
  return useDryRun<Tried>(action.Preview ? parametersEntered(parameters, values) : null, (given) =>
    tryAction(
      ui.resource,
      record.id,
      name,
      given,
      action.previewInclude ? { include: action.previewInclude } : {},
    ),
  );
}

/** What the action would do, or why it cannot be run with what is entered. */
export function ActionPreview({ run, ...props }: PreviewedAction & { readonly run: DryRun<Tried> }) {
  const { record, action, parameters } = props;
  const { Preview } = action;
  if (!Preview) return null;
  const labelOf = (path: string) => parameters.find((parameter) => parameter.name === path)?.label;
  const messages = Object.values(errorsInWordsOfForm(run.errors, labelOf, Object.keys(props.values))).flat();
  if (run.problem !== null) {
    return (
      <Alert
        color="orange"
        variant="light"
        icon={<Icon name="alert-triangle" />}
        title={t("This is not possible yet")}
      >
        {(messages.length > 0 ? [...new Set(messages)] : [run.problem]).map((message) => (
          <Text key={message} size="sm">
            {message}
          </Text>
        ))}
      </Alert>
    );
  }
  return (
    <Box className={classes.preview} aria-busy={run.isCalculating} role="status">
      {run.result ? (
        <Box style={{ opacity: run.isCalculating ? 0.55 : 1 }}>
          <Preview
            record={record}
            after={run.result.data}
            meta={run.result.meta ?? {}}
            values={props.values}
          />
        </Box>
      ) : (
        <Text size="sm" c="dimmed">
          {run.isCalculating && <Loader size={12} mr={8} aria-hidden="true" />}
          {run.isCalculating ? t("Calculating…") : t("What is required is still missing.")}
        </Text>
      )}
    </Box>
  );
}
