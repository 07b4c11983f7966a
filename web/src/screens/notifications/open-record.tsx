import { Navigate, useSearch } from "@tanstack/react-router";
import { useSession } from "../../session/session.ts";
import { recordPath } from "../record-path.ts";

/** Where the links of mails lead: the page of the record, or the notifications if it has none. */
export default function OpenRecord() {
  const session = useSession();
  const { type, id } = useSearch({ strict: false }) as { type?: string; id?: string };
  const path = type && id ? recordPath(session, type, id) : null;
  return <Navigate to={(path ?? "/notifications") as never} search={{} as never} replace />;
}
