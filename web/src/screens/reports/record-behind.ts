import type { Session } from "../../session/session.ts";
import { recordPath } from "../record-path.ts";

const RECORD = /^\/([a-z-]+)\/([0-9A-Z]+)$/u;

/** The page of a record that the API names as `/<resource>/<id>`; null if it is none, or not open to the person. */
export function recordBehind(session: Session, link: string | null | undefined): string | null {
  const found = RECORD.exec(link ?? "");
  return found ? recordPath(session, found[1]!, found[2]!) : null;
}
