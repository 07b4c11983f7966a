import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { DocumentsOfEmployee } from "../documents/documents-of.tsx";
import { AccountTab } from "./account-tab.tsx";
import { DirectReports } from "./direct-reports.tsx";
import { EmployeeHeader } from "./employee-header.tsx";
import { employeeUi } from "./employee-ui.tsx";
import { EquipmentTab } from "./equipment-tab.tsx";
import { RatesTab } from "./rates-tab.tsx";
import { SalaryHistory } from "./salary-tab.tsx";

/** The page of an employee. */
export default recordPage({
  ui: employeeUi,
  listPath: "/employees",
  Header: EmployeeHeader,
  include: ["user[id|status]", "managedEmployees[id|name|avatar|archived_at]"],
  tabs: [
    {
      id: "profile",
      label: t("Profile"),
      sections: [
        { title: t("Person"), fields: ["first_name", "last_name", "email", "phone", "timezone"] },
        {
          title: t("Place in the organization"),
          fields: [
            "position_id",
            "level_id",
            "direction_id",
            "manager_employee_id",
            "work_location_ids",
            "position_code",
            "tag_ids",
          ],
        },
        { title: t("About"), fields: ["quote", "about"] },
      ],
      Content: DirectReports,
    },
    {
      id: "employment",
      label: t("Employment"),
      sections: [
        {
          title: t("Contract"),
          fields: [
            "start_date",
            "termination_date",
            "termination_reason",
            "contract_type",
            "weekly_hours_capacity",
            "initial_vacation_balance",
            "working_days",
          ],
        },
        {
          title: t("Evaluations"),
          fields: ["technical_evaluation_assignees", "salary_evaluation_assignees"],
        },
        { title: t("Notes"), fields: ["general_information"] },
        {
          title: t("Sensitive notes"),
          note: t("Visible only to people with access to sensitive information."),
          fields: ["sensitive_information"],
        },
      ],
    },
    {
      id: "private",
      label: t("Private"),
      sections: [
        {
          title: t("Private data"),
          fields: [
            "personal_email",
            "birth_date",
            "gender",
            "identity_card_number",
            "personal_identification_number",
            "address",
          ],
        },
        {
          title: t("Contractor's company"),
          fields: [
            "company_name",
            "company_position",
            "company_vat",
            "company_identifier",
            "company_address",
          ],
        },
        { title: t("Bank"), fields: ["contract_bank_name", "contract_bank_swift", "contract_bank_account"] },
      ],
    },
    {
      id: "salary",
      label: t("Salary"),
      sections: [
        {
          title: t("Salary"),
          note: t("A change applies from today; the history shows the previous values."),
          fields: ["salary", "salary_type", "salary_currency"],
        },
      ],
      Content: SalaryHistory,
    },
    {
      id: "rates",
      label: t("Rates"),
      Content: RatesTab,
      isShown: (_record, may) => may("manage-employees"),
    },
    {
      id: "equipment",
      label: t("Equipment"),
      Content: EquipmentTab,
      isShown: (_record, may) => may("view-assets"),
    },
    {
      id: "documents",
      label: t("Documents"),
      Content: DocumentsOfEmployee,
      // The terms of employment are in the sight of the same people: the person, superiors, and those with a permission.
      isShown: ({ attributes }, may) => may("view-documents") || attributes.contract_type !== undefined,
    },
    {
      id: "account",
      label: t("Account"),
      Content: AccountTab,
      isShown: ({ relationships }) => Boolean(relationships?.user),
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
