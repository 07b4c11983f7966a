import { Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { RelatedRecords } from "../../../records/related-records.tsx";
import { feedbackUi } from "./feedback-ui.tsx";
import { TOO_FEW, TYPE_LABELS } from "./feedback-words.tsx";

type Attributes = ApiRecord<"feedback-requests">["attributes"];
type Perspective = NonNullable<Attributes["result"]>[number];

const MAX_RATING = 5;

const labelOf = ({ perspective }: Perspective): string => TYPE_LABELS[perspective] ?? perspective;
const inNumbers = (mean: number): string => formatNumber(mean, 2);

/** The mean of a question in the words of the table. */
const meanInWords = ({ suppressed, ratings }: Perspective, key: string): string => {
  if (suppressed) return TOO_FEW;
  const mean = ratings[key];
  return mean === undefined ? "–" : inNumbers(mean);
};

const RESPONSES = { ...feedbackUi, title: t("Responses"), note: undefined };

/** The mean ratings by perspective, as charts and as a table. Nothing is shown of a perspective that the API suppresses. */
export function ResultsTab({ record }: RecordViewProps<"feedback-requests">) {
  const { result, questions } = record.attributes;
  const sides = result ?? [];
  const shown = sides.filter(({ suppressed, responses }) => !suppressed && responses > 0);
  const hidden = sides.filter(({ suppressed }) => suppressed);
  const rated = questions.filter(({ kind }) => kind === "rating");
  return (
    <>
      <Panel
        title={t("Results")}
        note={
          hidden.length > 0 &&
          t`Too few responses to show: ${hidden.map(labelOf).join(", ")}. Anonymous responses are shown once the request is closed and at least 3 people of a perspective have responded.`
        }
      >
        {shown.length === 0 && (
          <EmptyState
            icon="eye-off"
            title={t("No results to show yet")}
            text={t("Results appear here once there are enough responses.")}
          />
        )}
        <Stack gap="xl">
          {shown.length > 0 &&
            rated.map(({ key, title }) => (
              <div key={key}>
                <Text size="sm" fw={600} mb="xs">
                  {title}
                </Text>
                <BarFigure
                  label={t`Mean rating of ${title} by perspective`}
                  isLying
                  max={MAX_RATING}
                  show={inNumbers}
                  series={[{ name: "mean", label: t("Mean rating"), look: "solid" }]}
                  rows={shown.map((side) => ({
                    key: side.perspective,
                    label: labelOf(side),
                    values: { mean: side.ratings[key] ?? null },
                  }))}
                />
              </div>
            ))}
        </Stack>
      </Panel>
      <FigureTable
        label={t("Results by perspective")}
        rows={sides}
        keyOf={({ perspective }) => perspective}
        sort=""
        onSort={() => undefined}
        columns={[
          { name: "perspective", label: t("Perspective"), isUnsorted: true, show: labelOf },
          {
            name: "responses",
            label: t("Responses"),
            isUnsorted: true,
            isFigure: true,
            show: ({ responses, respondents }) => t`${responses} of ${respondents}`,
          },
          ...rated.map(({ key, title }) => ({
            name: key,
            label: title,
            isUnsorted: true,
            isFigure: true,
            show: (side: Perspective) => meanInWords(side, key),
          })),
        ]}
      />
      <RelatedRecords ui={RESPONSES} of={{ feedback_request_id: record.id }} mayCreate={false} />
    </>
  );
}
