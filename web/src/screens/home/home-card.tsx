import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { formatNumber } from "../../format/numbers.ts";
import { useSession } from "../../session/session.ts";
import { recordPath } from "../record-path.ts";
import { placeOfCard } from "./card-places.ts";
import { figureText, trendText } from "./figure-text.ts";
import classes from "./home-card.module.css";
import type { Card } from "./home-query.ts";

/** A card of the home screen: items with links to their records, or figures with their trend. */
export function HomeCard({ card }: { readonly card: Card }) {
  const id = useId();
  const place = placeOfCard(card.name);
  const all = card.total > card.items.length ? `All ${formatNumber(card.total)}` : "Show";
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id} className={classes.card}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} size="h5" id={id}>
          {card.title}
        </Title>
        {place !== null && (
          <Anchor component={Link} to={place as never} size="sm" aria-label={`${all}: ${card.title}`}>
            {all}
          </Anchor>
        )}
      </Group>
      {card.figures.length > 0 && <Figures card={card} />}
      {card.items.length > 0 && (
        <ul className={classes.items}>
          {card.items.map((item, index) => (
            <Item key={item.record?.id ?? index} item={item} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

function Figures({ card }: { readonly card: Card }) {
  return (
    <Group gap="xl" align="flex-start">
      {card.figures.map((figure) => (
        <Stack key={figure.label} gap={0}>
          <Text size="sm" c="dimmed">
            {figure.label}
          </Text>
          <Text className={classes.figure}>{figureText(figure, figure.value)}</Text>
          {trendText(figure) !== null && (
            <Text size="xs" c="dimmed">
              {trendText(figure)}
            </Text>
          )}
        </Stack>
      ))}
    </Group>
  );
}

function Item({ item: { title, detail, record } }: { readonly item: Card["items"][number] }) {
  const session = useSession();
  const path = record === null ? null : recordPath(session, record.type, record.id);
  return (
    <li className={classes.item}>
      {path === null ? (
        <Text fw={500}>{title}</Text>
      ) : (
        <Text component={Link} to={path as never} fw={500} className={classes.link}>
          {title}
        </Text>
      )}
      {detail !== null && (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
    </li>
  );
}
