import { Button, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { recordQuery } from "../api/queries.ts";
import type { ApiRecord } from "../api/records.ts";
import { BackLink } from "../components/back-link.tsx";
import { notifyDone } from "../components/notify.tsx";
import { Page } from "../components/page.tsx";
import { Panel } from "../components/panel.tsx";
import { Problem } from "../components/problem.tsx";
import { FieldsSkeleton } from "../components/skeletons.tsx";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { mayGive } from "../declare/rights.ts";
import { withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { copiedValues } from "./copied-values.ts";
import type { CreateAddition } from "./create-addition.ts";
import { FieldGrid } from "./field-grid.tsx";
import { useRecordForm } from "./use-record-form.ts";

type UseAddition = () => CreateAddition | null;

/**
 * The screen that creates a record of a declared resource, if it has more fields than fit beside a list.
 * @param useAddition the parts of the screen besides the fields
 */
export function createScreen(
  ui: ResourceUi,
  listPath: string,
  useAddition: UseAddition = () => null,
): ComponentType {
  return () => <CreateScreen ui={ui} listPath={listPath} useAddition={useAddition} />;
}

interface CreateScreenProps {
  readonly ui: ResourceUi;
  readonly listPath: string;
  readonly useAddition: UseAddition;
}

function CreateScreen({ ui: declared, listPath, useAddition }: CreateScreenProps) {
  const { ui, isKnown } = useCustomizedUi(declared);
  const { copy } = useSearch({ strict: false }) as { copy?: string };
  const { data, error } = useQuery({
    ...recordQuery(ui.resource, copy ?? ""),
    enabled: copy !== undefined,
    retry: false,
  });
  // A record that is no longer there is not copied.
  const isRead = copy === undefined || data !== undefined || error !== null;
  return (
    <Page
      title={t`New ${withinSentence(ui.singular)}`}
      width="narrow"
      before={<BackLink to={listPath}>{ui.title}</BackLink>}
    >
      {isKnown && isRead ? (
        <CreateForm key={copy} {...{ ui, listPath, useAddition }} copied={data?.record} />
      ) : (
        <FieldsSkeleton />
      )}
    </Page>
  );
}

interface CreateFormProps extends CreateScreenProps {
  /** The record that the new one is a copy of. */
  readonly copied: ApiRecord | undefined;
}

function CreateForm({ ui, listPath, useAddition, copied }: CreateFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const addition = useAddition();
  const [made, setMade] = useState<ApiRecord | null>(null);
  const goTo = (record: ApiRecord | null) =>
    navigate({ to: record && ui.page ? ui.page(record.id) : listPath });
  const sections = ui.form
    .map((section) => ({
      ...section,
      fields: section.fields.map((name) => fieldOf(ui, name)).filter((field) => mayGive(session, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const { form, problem, isBusy, onSubmit } = useRecordForm({
    resource: ui.resource,
    fields: sections.flatMap(({ fields }) => fields),
    initial: { ...ui.initial?.(session), ...(copied && copiedValues(ui, session, copied)) },
    onDone: async (record) => {
      notifyDone(t`${ui.singular} created`);
      if (addition && record && !(await addition.finish(record))) setMade(record);
      else await goTo(record);
    },
  });
  if (addition && made) return addition.unfinished(made, () => void goTo(made));
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        {sections.map(({ title, note, fields }) => (
          <Panel key={title} title={title} note={note}>
            <FieldGrid fields={fields} form={form} />
          </Panel>
        ))}
        {addition?.panel}
        <Group gap="xs">
          <Button type="submit" loading={isBusy}>
            {t("Create")}
          </Button>
          <Button variant="default" component={Link} to={listPath}>
            {t("Cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
