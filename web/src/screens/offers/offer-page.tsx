import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { DocumentTab } from "./document-tab.tsx";
import { OfferHeader } from "./offer-header.tsx";
import { offerUi } from "./offer-ui.tsx";
import { VersionsTab } from "./versions-tab.tsx";

/** The page of a version of an offer: what is offered, its details, and all versions beside each other. */
export default recordPage({
  ui: offerUi,
  listPath: "/offers",
  Header: OfferHeader,
  include: ["client[name|email]", "lead[name|email]", "clientContact[email]"],
  tabs: [
    { id: "offer", label: t("Offer"), Content: DocumentTab, isShown: () => true },
    {
      id: "details",
      label: t("Details"),
      sections: [
        {
          title: t("Offer"),
          fields: ["title", "client_id", "client_contact_id", "lead_id", "owner_employee_id"],
        },
        { title: t("Dates and currency"), fields: ["issue_date", "valid_until", "currency"] },
        { title: t("Discount and tax"), fields: ["discount_type", "discount_value", "tax_rounding"] },
        { title: t("Texts"), fields: ["intro", "terms", "notes"] },
        {
          title: t("Decision"),
          fields: [
            ...["sent_at", "accepted_at", "accepted_by_name", "declined_at", "decision_note"],
            ...["invoice_id", "project_id"],
          ],
        },
      ],
    },
    {
      id: "versions",
      label: t("Versions"),
      Content: VersionsTab,
      isShown: ({ attributes }) => attributes.version > 1 || !attributes.is_current,
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
