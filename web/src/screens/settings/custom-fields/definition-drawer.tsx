import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../../api/queries.ts";
import type { ReadRecord } from "../../../api/records.ts";
import { FormDrawer } from "../../../components/form-dialogs.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { definitionOf } from "../../../custom-fields/definition.ts";
import { valueUi } from "../../../custom-fields/value-field.ts";
import type { UiField } from "../../../declare/resource-ui.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { inWords, withinSentence } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { FieldList } from "../../../records/field-list.tsx";
import { DefinitionForm } from "./definition-form.tsx";
import { allMembersOf } from "./definition-members.ts";
import { definitionUi } from "./definition-ui.ts";
import { OptionList } from "./option-list.tsx";

interface NewDefinitionProps {
  readonly resource: string;
  readonly initial: Record<string, unknown>;
  readonly onClose: () => void;
}

/** Escape closes a menu or a choice of colours within the form, and leaves the form open. */
const KEPT = { closeOnEscape: false, closeOnClickOutside: false } as const;

/** Defines a field of a resource beside the list. */
export function NewDefinition({ resource, initial, onClose }: NewDefinitionProps) {
  return (
    <FormDrawer
      onClose={onClose}
      size="lg"
      title={t`New custom field of ${withinSentence(inWords(resource))}`}
      {...KEPT}
    >
      <DefinitionForm resource={resource} initial={initial} onClose={onClose} />
    </FormDrawer>
  );
}

/** Shows a definition beside the list; and changes it, for those who may. */
export function OpenDefinition({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error } = useQuery(recordQuery("custom-fields", id));
  return (
    <FormDrawer
      onClose={onClose}
      size="lg"
      title={data ? definitionOf(data.record).name : t("Custom field")}
      {...(data?.record.meta.authorizedToUpdate ? KEPT : {})}
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <FieldsSkeleton />}
      {data && <LoadedDefinition key={id} read={data} onClose={onClose} />}
    </FormDrawer>
  );
}

function LoadedDefinition({ read, onClose }: { readonly read: ReadRecord; readonly onClose: () => void }) {
  const { record, tag } = read;
  const { type, resource } = definitionOf(record);
  const fixed = ["type", "slug", "values_count"];
  if (!record.meta.authorizedToUpdate) {
    const names = allMembersOf(type, resource, false).filter((name) => name !== "name");
    return <FieldList fields={[...fixed, ...names].map((name) => shownMember(name, read))} record={record} />;
  }
  return (
    <Stack gap="lg">
      <FieldList fields={fixed.map((name) => shownMember(name, read))} record={record} />
      <DefinitionForm resource={resource} record={record} tag={tag} onClose={onClose} />
    </Stack>
  );
}

/** A member of a definition for reading; what is a value of the field looks like one. */
function shownMember(name: string, { record }: ReadRecord): UiField {
  const field = fieldOf(definitionUi, name);
  if (name === "options") return { ...field, Show: OptionList };
  const isValue = name === "default_value" || name === "min" || name === "max";
  return isValue ? { ...field, ...valueUi(definitionOf(record)) } : field;
}
