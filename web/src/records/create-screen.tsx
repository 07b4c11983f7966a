import { Button, Group, Stack } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
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
import { useSession } from "../session/session.ts";
import { FieldGrid } from "./field-grid.tsx";
import { useRecordForm } from "./use-record-form.ts";

/** The screen on which a record of a declared resource is made, for those with more fields than fit beside a list. */
export function createScreen(ui: ResourceUi, listPath: string): ComponentType {
  return () => <CreateScreen ui={ui} listPath={listPath} />;
}

interface CreateScreenProps {
  readonly ui: ResourceUi;
  readonly listPath: string;
}

function CreateScreen({ ui: declared, listPath }: CreateScreenProps) {
  const { ui, isKnown } = useCustomizedUi(declared);
  return (
    <Page
      title={`New ${withinSentence(ui.singular)}`}
      width="narrow"
      before={<BackLink to={listPath}>{ui.title}</BackLink>}
    >
      {isKnown ? <CreateForm ui={ui} listPath={listPath} /> : <FieldsSkeleton />}
    </Page>
  );
}

function CreateForm({ ui, listPath }: CreateScreenProps) {
  const session = useSession();
  const navigate = useNavigate();
  const sections = ui.form
    .map((section) => ({
      ...section,
      fields: section.fields.map((name) => fieldOf(ui, name)).filter((field) => mayGive(session, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const { form, problem, isBusy, onSubmit } = useRecordForm({
    resource: ui.resource,
    fields: sections.flatMap(({ fields }) => fields),
    initial: ui.initial?.(session),
    onDone: async (record) => {
      notifyDone(`${ui.singular} created`);
      await navigate({ to: record && ui.page ? ui.page(record.id) : listPath });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        {sections.map(({ title, note, fields }) => (
          <Panel key={title} title={title} note={note}>
            <FieldGrid fields={fields} form={form} />
          </Panel>
        ))}
        <Group gap="xs">
          <Button type="submit" loading={isBusy}>
            Create
          </Button>
          <Button variant="default" component={Link} to={listPath}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
