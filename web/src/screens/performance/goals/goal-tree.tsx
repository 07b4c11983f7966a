import { ActionIcon, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Icon } from "../../../components/icon.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import { plural, t } from "../../../messages/t.ts";
import { type Branch, branchesOf } from "./branches.ts";
import { GoalProgress } from "./goal-progress.tsx";
import { GoalStatus } from "./goal-status.tsx";
import classes from "./goal-tree.module.css";

/** The owner of a goal in words. */
const ownerOf = (goal: ApiRecord<"goals">): string =>
  relatedLabel(goal, "employee") ||
  relatedLabel(goal, "department") ||
  (goal.attributes.level === "company" ? t("Company") : "");

function GoalBranch({ branch: { goal, children } }: { readonly branch: Branch }) {
  const [isFolded, setFolded] = useState(false);
  const list = useId();
  const { title } = goal.attributes;
  return (
    <li>
      <div className={classes.row}>
        {children.length > 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={isFolded ? t`Show the goals below ${title}` : t`Hide the goals below ${title}`}
            aria-expanded={!isFolded}
            aria-controls={list}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? "chevron-right" : "chevron-down"} size={16} />
          </ActionIcon>
        ) : (
          <span className={classes.leaf} />
        )}
        <div className={classes.name}>
          <Anchor component={Link} to={`/performance/goals/${goal.id}`} size="sm" fw={500}>
            {title}
          </Anchor>
          <Text size="xs" c="dimmed">
            {ownerOf(goal)}
          </Text>
        </div>
        <Group gap={6} className={classes.status}>
          <GoalStatus goal={goal.attributes} />
        </Group>
        <div className={classes.progress}>
          <GoalProgress label={title} progress={goal.attributes.progress} />
        </div>
      </div>
      {children.length > 0 && !isFolded && (
        <ul className={classes.list} id={list}>
          {children.map((child) => (
            <GoalBranch key={child.goal.id} branch={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The active goals and drafts as a tree, each with its progress and how confident its owner is. */
export default function GoalTree() {
  const query = {
    status: "draft,active",
    perPage: MAX_OPTIONS,
    sort: "due_date",
    include: "employee[id|name|avatar],department[id|name]",
  };
  const { data, error } = useQuery(listQuery("goals", query));
  const branches = branchesOf(data?.data ?? []);
  return (
    <Page
      title={t("Goal tree")}
      note={t(
        "Active goals and drafts. A goal whose upper goal you cannot see, or is closed, is at the top.",
      )}
      actions={
        <Button
          component={Link}
          to="/performance/goals"
          variant="default"
          leftSection={<Icon name="list-details" size={16} />}
        >
          {t("List")}
        </Button>
      }
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <TableSkeleton />}
      {data?.data.length === 0 && (
        <EmptyState
          icon="target"
          title={t("No active goals")}
          text={t("Goals that are active appear here.")}
        />
      )}
      {branches.length > 0 && (
        <Panel title={t("Goals")}>
          <Stack gap="sm">
            <ul className={classes.tree} aria-label={t("Goals")}>
              {branches.map((branch) => (
                <GoalBranch key={branch.goal.id} branch={branch} />
              ))}
            </ul>
            {data && data.meta.total > data.data.length && (
              <Text size="sm" c="dimmed" role="status">
                {plural(
                  data.meta.total,
                  "{0} of # goal; the list has all of them.",
                  "{0} of # goals; the list has all of them.",
                  data.data.length,
                )}
              </Text>
            )}
          </Stack>
        </Panel>
      )}
    </Page>
  );
}
