import { notifyDone, notifyProblem } from "../../components/notify.tsx";
import { t } from "../../messages/t.ts";

/**
 * Copies the address of a record, with the name of the host. Where the browser does not let pages copy, because the
 * connection is not secure, the notice contains the address.
 * @param path without the host
 */
export async function copyLink(path: string): Promise<void> {
  const address = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(address);
    notifyDone(t("Link copied"));
  } catch {
    notifyProblem(t`The link could not be copied: ${address}`);
  }
}
