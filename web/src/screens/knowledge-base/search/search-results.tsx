import { Anchor, Mark, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { t } from "../../../messages/t.ts";
import { type FoundPage, partsOf, searchQuery } from "./page-search.ts";

/** The pages that a search finds, the best first. */
export function SearchResults({ query }: { readonly query: string }) {
  const { data, error } = useQuery(searchQuery(query));
  if (error) return <ReadProblem error={error} />;
  if (data?.length === 0)
    return (
      <EmptyState icon="search" title={t("Nothing found")} text={t("Every word must occur in a page.")} />
    );
  return (
    <Stack component="ol" gap="lg" m={0} p={0} style={{ listStyle: "none" }} aria-label={t("Results")}>
      {data?.map((page) => (
        <li key={page.id}>
          <Result page={page} />
        </li>
      ))}
    </Stack>
  );
}

function Result({ page }: { readonly page: FoundPage }) {
  return (
    <Stack gap={2}>
      <Anchor component={Link} to={`/knowledge-base/pages/${page.id}` as never} fw={600}>
        {page.title}
      </Anchor>
      <Text size="xs" c="dimmed">
        {[page.teamspace_name, ...page.path.slice(0, -1)].join(" › ")}
      </Text>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {partsOf(page.snippet).map(({ text, isHit }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone.
          isHit ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
        )}
      </Text>
    </Stack>
  );
}
