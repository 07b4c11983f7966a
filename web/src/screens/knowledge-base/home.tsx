import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { listQuery } from "../../api/queries.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { MIN_QUERY } from "./search/page-search.ts";
import { SearchResults } from "./search/search-results.tsx";
import { TeamspaceCard } from "./teamspace-card.tsx";

const SPACES = { archived: "false", perPage: 100 } as const;

/** The start of the knowledge base: the search as one types, and the teamspaces. */
export default function KnowledgeBaseHome() {
  const [{ q = "" }, change] = useScreenSearch();
  const [typed, type] = useState(q);
  const [query] = useDebouncedValue(typed.trim(), 200);
  const { employee_id } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what was typed, not the reverse.
  useEffect(() => {
    if (query !== q) change({ q: query || undefined });
  }, [query]);
  const createButton = employee_id !== null && (
    <Button
      component={Link}
      to={"/knowledge-base/teamspaces/new" as never}
      leftSection={<Icon name="plus" size={16} />}
    >
      {t("New teamspace")}
    </Button>
  );
  return (
    <Page title={t("Knowledge base")} note={t("How the company works.")} actions={createButton}>
      <Stack gap="xl">
        <TextInput
          label={t("Search all pages")}
          type="search"
          size="md"
          maxLength={200}
          leftSection={<Icon name="search" />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {query.length >= MIN_QUERY ? <SearchResults query={query} /> : <Teamspaces />}
      </Stack>
    </Page>
  );
}

function Teamspaces() {
  const { data, error } = useQuery(listQuery("teamspaces", SPACES));
  if (error && !data) return <ReadProblem error={error} />;
  if (!data) return <TableSkeleton />;
  if (data.data.length === 0)
    return (
      <EmptyState
        icon="book"
        title={t("No teamspaces yet")}
        text={t("A teamspace holds the pages of a team or a topic, such as a handbook.")}
      />
    );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {data.data.map((space) => (
        <TeamspaceCard key={space.id} space={space} />
      ))}
    </SimpleGrid>
  );
}
