// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const invoiceLines: ResourceMetadata = {
  name: "invoice-lines",
  singular: t("invoice line"),
  plural: t("invoice lines"),
  rights: {
    "list": [{"permissions":["view-invoices"]}],
    "create": [{"permissions":["manage-invoices"]}],
    "update": [{"permissions":["manage-invoices"]}],
    "delete": [{"permissions":["manage-invoices"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"invoice-lines"},
    "invoice_id": {"name":"invoice_id","label":t("Invoice"),"type":"id","hint":t("A draft."),"required":true,"creatable":true,"resource":"invoices"},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("The position in the invoice, starting at 1. Other lines move accordingly. Default: the last."),"creatable":true,"changeable":true,"minimum":1,"maximum":500},
    "kind": {"name":"kind","label":t("Kind"),"type":"enum","hint":t("Lines can be created with the kinds manual, fixed_fee and revenue_share."),"creatable":true,"options":["manual","time","expense","fixed_fee","retainer","overage","revenue_share"],"default":"manual"},
    "description": {"name":"description","label":t("Description"),"type":"text","required":true,"creatable":true,"changeable":true,"maxLength":65535},
    "quantity": {"name":"quantity","label":t("Quantity"),"type":"decimal","hint":t("Not 0; negative only in manual lines. Lines of other kinds have a quantity of their own. At most 4 decimals."),"creatable":true,"changeable":true,"default":1,"minimum":-1000000,"maximum":1000000,"decimals":4},
    "unit": {"name":"unit","label":t("Unit"),"type":"string","creatable":true,"changeable":true,"default":"item","maxLength":20},
    "discount_percent": {"name":"discount_percent","label":t("Discount percent"),"type":"percent","hint":t("At most 2 decimals."),"creatable":true,"changeable":true,"default":0,"minimum":0,"maximum":100,"decimals":2},
    "tax_rate_id": {"name":"tax_rate_id","label":t("Tax rate"),"type":"id","hint":t("Null: no tax is charged. Default: the client's, else the default tax rate."),"nullable":true,"creatable":true,"changeable":true,"resource":"tax-rates"},
    "unit_price": {"name":"unit_price","label":t("Unit price"),"type":"money","currencyField":null,"hint":t("Net of tax. Required except for the kind revenue_share, for which it is computed. At most 2 decimals. Default: of the kind revenue_share the client's part of `revenue_base`."),"creatable":true,"changeable":true,"minimum":0,"maximum":9999999999.99,"decimals":2},
    "project_id": {"name":"project_id","label":t("Project"),"type":"id","hint":t("Required except for manual lines: a project of the client."),"nullable":true,"creatable":true,"changeable":true,"resource":"projects"},
    "period_start": {"name":"period_start","label":t("Period start"),"type":"date","hint":t("Given together with period_end; required for the kind revenue_share."),"nullable":true,"creatable":true,"changeable":true},
    "period_end": {"name":"period_end","label":t("Period end"),"type":"date","nullable":true,"creatable":true,"changeable":true},
    "revenue_base": {"name":"revenue_base","label":t("Revenue base"),"type":"money","currencyField":null,"hint":t("The revenue that the client reported. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0.01,"maximum":9999999999.99,"decimals":2},
    "minutes": {"name":"minutes","label":t("Minutes"),"type":"minutes","hint":t("The billed minutes of a line of time or overage."),"nullable":true},
    "tax_name": {"name":"tax_name","label":t("Tax name"),"type":"string","hint":t("As printed. In a draft it follows the tax rate."),"nullable":true,"maxLength":255},
    "tax_category": {"name":"tax_category","label":t("Tax category"),"type":"enum","options":["standard","zero","exempt","reverse_charge","intra_community","export","outside_scope"]},
    "tax_percent": {"name":"tax_percent","label":t("Tax percent"),"type":"percent","hint":t("At most 4 decimals."),"decimals":4},
    "task_id": {"name":"task_id","label":t("Task"),"type":"id","nullable":true,"resource":"tasks"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","nullable":true,"resource":"employees"},
    "gross_amount": {"name":"gross_amount","label":t("Gross amount"),"type":"money","currencyField":null,"hint":t("At most 2 decimals."),"decimals":2},
    "discount_amount": {"name":"discount_amount","label":t("Discount amount"),"type":"money","currencyField":null,"hint":t("At most 2 decimals."),"decimals":2},
    "net_amount": {"name":"net_amount","label":t("Net amount"),"type":"money","currencyField":null,"hint":t("At most 2 decimals."),"decimals":2},
    "discount_share": {"name":"discount_share","label":t("Discount share"),"type":"money","currencyField":null,"hint":t("The line's part of the discount on the whole document. At most 2 decimals."),"decimals":2},
    "credited_line_id": {"name":"credited_line_id","label":t("Credited line"),"type":"id","hint":t("The line of an invoice that a line of a credit note corrects."),"nullable":true,"resource":"invoice-lines"},
    "credited_amount": {"name":"credited_amount","label":t("Credited amount"),"type":"money","currencyField":null,"hint":t("What issued credit notes credit of the line, net of tax. At most 2 decimals."),"decimals":2},
    "source_count": {"name":"source_count","label":t("Source count"),"type":"integer","hint":t("How many entries and expenses the line bills.")},
    "released_at": {"name":"released_at","label":t("Released at"),"type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "invoice": {"kind":"one","resource":"invoices","field":"invoice_id"},
    "project": {"kind":"one","resource":"projects","field":"project_id"},
    "taxRate": {"kind":"one","resource":"tax-rates","field":"tax_rate_id"},
    "creditedLine": {"kind":"one","resource":"invoice-lines","field":"credited_line_id"},
  },
  actions: {
    "release-sources": {"title":t("Release"),"description":t("Takes time entries or expenses off a line of a draft, so that they can be billed again. The line is deleted with the last of them, and the invoice is returned instead."),"permissions":["manage-invoices"],"levels":["record"],"parameters":{"timesheet_ids":{"name":"timesheet_ids","label":t("Timesheets"),"type":"ids","nullable":true,"creatable":true,"unread":true,"resource":"timesheets","maxItems":500},"expense_ids":{"name":"expense_ids","label":t("Expenses"),"type":"ids","nullable":true,"creatable":true,"unread":true,"resource":"expenses","maxItems":500}}},
  },
  isSearchable: true,
};
