import { Paper, SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { CUSTOMIZED } from "../../../api/generated/customized.ts";
import { customFields } from "../../../api/generated/resources/custom-fields.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { definitionOf } from "../../../custom-fields/definition.ts";
import { t } from "../../../messages/t.ts";
import { NewDefinition, OpenDefinition } from "./definition-drawer.tsx";
import { definitionsQuery } from "./definitions-query.ts";
import { ResourceDefinitions } from "./resource-definitions.tsx";

/** The maximum number of filterable fields of a resource. */
const MAX_FILTERABLE = 20;

/** The resources whose records have fields of the workspace's own, in the order in which the API names them. */
const RESOURCES = (customFields.fields.resource?.options ?? [])
  .map(String)
  .filter((name) => (CUSTOMIZED as readonly string[]).includes(name));

interface Search {
  readonly view?: string;
  /** The definition that is open beside the list; "new" for one that is being made, of which resource. */
  readonly open?: string;
  readonly of?: string;
}

/** The fields that the workspace has given its records. */
export default function CustomFields() {
  const { view, open, of } = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const isArchived = view === "archived";
  const { data: page, error } = useQuery(definitionsQuery(isArchived));
  if (error && !page) throw error;
  const go = (search: Search) => void navigate({ to: ".", search: { view, ...search } as never });
  const recordsOf = (resource: string) =>
    (page?.data ?? []).filter((record) => definitionOf(record).resource === resource);
  const shown = RESOURCES.filter((resource) => !isArchived || recordsOf(resource).length > 0);
  return (
    <Page
      title={t("Custom fields")}
      note={t("Your own fields in addition to the built-in ones. Records show them in this order.")}
      width="narrow"
    >
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t("Records shown")}
          data={[
            { value: "current", label: t("In use") },
            { value: "archived", label: t("Archived") },
          ]}
          value={isArchived ? "archived" : "current"}
          onChange={(chosen) => go({ view: chosen === "archived" ? chosen : undefined })}
          style={{ alignSelf: "flex-start" }}
        />
        {!page && <FieldsSkeleton />}
        {page && shown.length === 0 && (
          <Paper withBorder style={{ borderColor: "var(--bureau-line)" }}>
            <EmptyState icon="archive" title={t("No custom field is archived")} />
          </Paper>
        )}
        {page &&
          shown.map((resource) => (
            <ResourceDefinitions
              key={resource}
              resource={resource}
              records={recordsOf(resource)}
              isArchived={isArchived}
              onOpen={(id) => go({ open: id })}
              onCreate={() => go({ open: "new", of: resource })}
            />
          ))}
      </Stack>
      {open === "new" && of !== undefined && RESOURCES.includes(of) && page && (
        <NewDefinition
          resource={of}
          initial={{ is_filterable: filterableOf(recordsOf(of)) < MAX_FILTERABLE }}
          onClose={() => go({})}
        />
      )}
      {open !== undefined && open !== "new" && <OpenDefinition id={open} onClose={() => go({})} />}
    </Page>
  );
}

const filterableOf = (records: Parameters<typeof definitionOf>[0][]): number =>
  records.filter((record) => definitionOf(record).is_filterable).length;
