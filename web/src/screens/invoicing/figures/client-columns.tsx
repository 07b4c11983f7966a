import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { ClientFigures } from "./invoice-reports.ts";

type Name = "net" | "collected" | "outstanding" | "overdue";

/** The columns of the figures by client. */
export function clientColumns(currency: string): readonly FigureColumn<ClientFigures>[] {
  const figure = (name: Name, label: string): FigureColumn<ClientFigures> => ({
    ...{ name, label, isFigure: true, isUnsorted: true },
    show: (row) => (
      <KnownFigure
        value={row[name]}
        unknown={row.unknown}
        path={name}
        show={(amount) => formatMoney(amount, currency)}
      />
    ),
  });
  return [
    {
      ...{ name: "client_name", label: t("Client"), isUnsorted: true },
      show: ({ client_id, client_name }) =>
        client_id === null ? (
          client_name
        ) : (
          <Anchor
            component={Link}
            to={`/clients/${client_id}`}
            search={{ tab: "statement" } as never}
            size="sm"
          >
            {client_name}
          </Anchor>
        ),
    },
    figure("net", t("Revenue")),
    figure("collected", t("Collected")),
    figure("outstanding", t("Outstanding")),
    figure("overdue", t("Overdue")),
  ];
}
