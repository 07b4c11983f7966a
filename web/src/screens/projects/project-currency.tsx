import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { recordQuery } from "../../api/queries.ts";
import { maySeeAny } from "../../declare/rights.ts";
import type { InputProps } from "../../fields/field-ui.ts";
import { CurrencyField } from "../../fields/inputs/currency.tsx";
import { useSession } from "../../session/session.ts";

/** The currency of a client, once it is loaded; null without a client or if the person cannot see clients. */
function useCurrencyOf(clientId: unknown): string | null {
  const mayAsk = maySeeAny(useSession(), "clients") && typeof clientId === "string";
  const { data } = useQuery({ ...recordQuery("clients", String(clientId)), enabled: mayAsk });
  const found = mayAsk ? data?.record.attributes.currency : null;
  return typeof found === "string" ? found : null;
}

/** The input for the currency of a project. Selecting a client for a new project sets the client's currency. */
export function ProjectCurrency(props: InputProps) {
  const { record, values, onChange } = props;
  const ofClient = useCurrencyOf(record ? null : values?.client_id);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (ofClient !== null) change.current(ofClient);
  }, [ofClient]);
  return <CurrencyField {...props} />;
}
