import type { QueryClient } from "@tanstack/react-query";
import type { ApiRecord } from "../../api/records.ts";
import { loadCode } from "../../app/load-code.ts";
import { notifyDone } from "../../components/notify.tsx";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import type { Session } from "../../session/session.ts";

/** A change of one record that a form has saved. */
export interface SavedChange {
  readonly before: ApiRecord;
  readonly after: ApiRecord;
  /** The entity tag of the record after the change. */
  readonly tag: string;
  readonly sent: Readonly<Record<string, unknown>>;
}

interface Saved {
  readonly ui: ResourceUi;
  readonly session: Session;
  readonly client: QueryClient;
  readonly message: string;
  /** Null: a record was created, or its change cannot be taken back as a whole. */
  readonly saved: SavedChange | null;
}

/** Reports that a form was saved, and offers to take a change back. */
export async function notifySaved({ message, saved, ...given }: Saved): Promise<void> {
  if (!saved) return notifyDone(message);
  // The change is saved, also if the code that takes it back cannot be loaded.
  const undo = await loadCode(() => import("./saved-back.ts")).catch(() => null);
  if (!undo?.offerBack({ ...given, message, saved })) notifyDone(message);
}
