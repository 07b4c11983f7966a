import { BackLink } from "../../components/back-link.tsx";
import { Page } from "../../components/page.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { t } from "../../messages/t.ts";
import { DraftEditor } from "./draft/draft-editor.tsx";

/** Creates a draft with its lines; a client in the URL is chosen already. */
export default function NewInvoiceScreen() {
  const [{ client_id }] = useScreenSearch();
  return (
    <Page title={t("New invoice")} before={<BackLink to="/invoices">{t("Invoices")}</BackLink>}>
      <DraftEditor record={null} lines={[]} clientId={client_id} />
    </Page>
  );
}
