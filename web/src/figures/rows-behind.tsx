import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The lists of the UI that show the lists of the API. */
const LISTS: Readonly<Record<string, string>> = {
  timesheets: "/time/entries",
  expenses: "/expenses",
  projects: "/projects",
  leads: "/leads",
  tickets: "/tickets",
  candidates: "/hiring/candidates",
  jobs: "/hiring/jobs",
  invoices: "/invoices",
  "invoice-payments": "/invoices/payments",
  evaluations: "/performance/reviews",
  "employee-benefits": "/benefits/enrolments",
};

/**
 * The list that shows exactly the records of an API URL: with its filters, and without a view that narrows them; null
 * if the UI has no such list.
 */
export function listBehind(link: string): { to: string; search: Record<string, string> } | null {
  const { pathname, searchParams } = new URL(link, "http://local");
  const to = LISTS[pathname.split("/").at(-1) ?? ""];
  return to === undefined ? null : { to, search: { view: "all", ...Object.fromEntries(searchParams) } };
}

interface RowsBehindProps {
  /** The URL as a getter returns it. */
  readonly link: string | null | undefined;
  readonly children: ReactNode;
}

/** A link from a figure to the records behind it; plain text if there is no list of them. */
export function RowsBehind({ link, children }: RowsBehindProps) {
  const list = link ? listBehind(link) : null;
  if (!list) return children;
  return (
    <Anchor component={Link} to={list.to} search={list.search as never} inherit>
      {children}
    </Anchor>
  );
}
