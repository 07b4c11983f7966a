import { Text } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import type { Column } from "../declare/resource-ui.ts";
import { formatMoney } from "../format/numbers.ts";
import { t } from "../messages/t.ts";

/** The hourly rate that an assignment sets, in the currency of its project. */
export function AgreedRate({
  assignment: { attributes, relationships },
}: {
  readonly assignment: ApiRecord;
}) {
  const project = relationships?.project as ApiRecord | null | undefined;
  const currency = project?.attributes.currency;
  const isAgreed = typeof attributes.billed_rate === "number" && typeof currency === "string";
  return (
    <Text size="sm" component="span" c={isAgreed ? undefined : "dimmed"}>
      {isAgreed ? formatMoney(Number(attributes.billed_rate), currency) : t("not agreed")}
    </Text>
  );
}

/** The column with this rate in lists of assignments. */
export const agreedRateColumn: Column = {
  name: "billed_rate",
  isFigure: true,
  include: "project[id|currency]",
  render: (assignment) => <AgreedRate assignment={assignment} />,
};
