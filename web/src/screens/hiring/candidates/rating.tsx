import { Group, Input, Rating, Text } from "@mantine/core";
import { type EditableFieldUi, inputProps } from "../../../fields/field-ui.ts";
import { t } from "../../../messages/t.ts";

const MOST = 5;

/** What a rating is in words, so that it does not depend on colour. */
export const ratingInWords = (rating: number): string => t`${rating} of ${MOST}`;

interface StarsProps {
  readonly rating: number;
  readonly size?: "xs" | "sm" | "md";
}

/** A rating as stars and in words. */
export const Stars = ({ rating, size = "sm" }: StarsProps) => (
  <Group gap={6} wrap="nowrap" component="span">
    <Rating value={rating} count={MOST} size={size} readOnly aria-hidden="true" color="yellow.6" />
    <Text size="xs" c="dimmed" component="span">
      {ratingInWords(rating)}
    </Text>
  </Group>
);

/** A rating in a list: one star and the words. */
export const OneStar = ({ rating }: StarsProps) => (
  <Group gap={4} wrap="nowrap" component="span">
    <Rating value={1} count={1} size="xs" readOnly aria-hidden="true" color="yellow.6" />
    <Text size="sm" component="span" style={{ whiteSpace: "nowrap" }}>
      {ratingInWords(rating)}
    </Text>
  </Group>
);

/** The rating of a candidate, from 1 to 5; the selected star removes it. */
export const ratingField: EditableFieldUi = {
  Show: ({ value }) => <Stars rating={Number(value)} />,
  Input(props) {
    const { value, onChange, field } = props;
    const { description, error } = inputProps(props);
    return (
      <Input.Wrapper label={field.label} description={description} error={error} data-path={field.name}>
        <Rating
          mt={6}
          size="lg"
          count={MOST}
          value={Number(value ?? 0)}
          allowClear
          onChange={(stars) => onChange(stars === 0 ? null : stars)}
          getSymbolLabel={ratingInWords}
          color="yellow.6"
        />
      </Input.Wrapper>
    );
  },
};
