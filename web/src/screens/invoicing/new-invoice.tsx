import { BackLink } from "../../components/back-link.tsx";
import { Page } from "../../components/page.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { DraftEditor } from "./draft/draft-editor.tsx";

/** Creates a draft with its lines; a client in the URL is chosen already. */
export default function NewInvoiceScreen() {
  const [{ client_id }] = useScreenSearch();
  return (
    <Page title="New invoice" before={<BackLink to="/invoices">Invoices</BackLink>}>
      <DraftEditor record={null} lines={[]} clientId={client_id} />
    </Page>
  );
}
