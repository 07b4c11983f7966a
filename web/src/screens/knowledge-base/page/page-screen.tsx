import { Badge, Button, Collapse, Group, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { recordQuery } from "../../../api/queries.ts";
import type { ApiRecord, ReadRecord } from "../../../api/records.ts";
import { BackLink } from "../../../components/back-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import { usePageTitle } from "../../../components/page-title.ts";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { useNarrow } from "../../../components/use-narrow.ts";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { treeQuery } from "../tree/page-tree.ts";
import { TreeView } from "../tree/tree-view.tsx";
import { PageEditor } from "./page-editor.tsx";
import { PageReader } from "./page-reader.tsx";
import classes from "./page-screen.module.css";
import { PageVersions } from "./page-versions.tsx";

type Page = ApiRecord<"pages">;

const QUERY = { include: "teamspace,updatedBy[first_name|last_name]", actions: "all" } as const;

/** A page of the knowledge base beside the tree of its teamspace: to read, to edit, or with its versions. */
export default function PageScreen() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error } = useQuery(recordQuery("pages", id, QUERY));
  if (error && !data) throw error;
  return data ? <LoadedPage key={id} read={data} /> : <FieldsSkeleton />;
}

function LoadedPage({ read }: { readonly read: ReadRecord<Page> }) {
  const { record } = read;
  const { workspace } = useSession();
  const [{ edit, versions }, change] = useScreenSearch();
  const { title, teamspace_id } = record.attributes;
  usePageTitle("record", `${title} · ${workspace.name}`);
  const space = record.relationships?.teamspace as ApiRecord<"teamspaces"> | null | undefined;
  const mayEdit = record.meta.authorizedToUpdate && record.attributes.status !== "archived";
  return (
    <div className={classes.layout}>
      <Side
        teamspaceId={teamspace_id}
        name={space?.attributes.name ?? t("Teamspace")}
        currentId={record.id}
        isMovable={mayEdit && edit === undefined}
      />
      <article className={classes.main}>
        {edit !== undefined && mayEdit ? (
          <PageEditor read={read} onClose={() => change({ edit: undefined })} />
        ) : versions !== undefined ? (
          <PageVersions
            key={record.attributes.version}
            record={record}
            mayEdit={mayEdit}
            onClose={() => change({ versions: undefined })}
          />
        ) : (
          <PageReader
            record={record}
            mayEdit={mayEdit}
            onEdit={() => change({ edit: "1" })}
            onVersions={() => change({ versions: "1" })}
          />
        )}
      </article>
    </div>
  );
}

interface SideProps {
  readonly teamspaceId: string;
  readonly name: string;
  readonly currentId: string;
  readonly isMovable: boolean;
}

/** The tree beside the page; on a phone behind a button. */
function Side({ teamspaceId, name, currentId, isMovable }: SideProps) {
  const isNarrow = useNarrow();
  const [isShown, setShown] = useState(false);
  const { data = [] } = useQuery(treeQuery(teamspaceId));
  const tree = <TreeView nodes={data} currentId={currentId} isMovable={isMovable} />;
  return (
    <aside className={classes.side} aria-label={name}>
      <BackLink to={`/knowledge-base/teamspaces/${teamspaceId}`}>{name}</BackLink>
      {isNarrow ? (
        <Stack gap="xs" mt="xs">
          <Button
            variant="default"
            aria-expanded={isShown}
            leftSection={<Icon name="list-details" size={16} />}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t("Hide the pages") : t("Show the pages")}
          </Button>
          <Collapse expanded={isShown}>{tree}</Collapse>
        </Stack>
      ) : (
        <div className={classes.tree}>{tree}</div>
      )}
    </aside>
  );
}

/** The title of a page, with what is special about its state. */
export function PageHeading({ record }: { readonly record: Page }) {
  const { title, icon, status } = record.attributes;
  return (
    <Group gap="sm" wrap="nowrap" align="center">
      <Title order={1}>{icon ? `${icon} ${title}` : title}</Title>
      {status !== "published" && (
        <Badge variant="light" color={status === "draft" ? "yellow" : "gray"} tt="none" fw={600}>
          {status === "draft" ? t("Draft") : t("Archived", { one: t("Page") })}
        </Badge>
      )}
    </Group>
  );
}
