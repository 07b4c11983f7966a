// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const invoicePayments: ResourceMetadata = {
  name: "invoice-payments",
  singular: t("invoice payment"),
  plural: t("invoice payments"),
  rights: {
    "list": [{"permissions":["view-invoices"]}],
    "create": [{"permissions":["manage-invoices"]}],
    "update": [{"permissions":["manage-invoices"]}],
    "delete": [{"permissions":["manage-invoices"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"invoice-payments"},
    "invoice_id": {"name":"invoice_id","label":t("Invoice"),"type":"id","hint":t("An issued invoice, or a credit note on which money is refunded."),"required":true,"creatable":true,"resource":"invoices"},
    "amount": {"name":"amount","label":t("Amount"),"type":"money","currencyField":"currency","hint":t("At most the invoice's balance_due. At most 2 decimals."),"required":true,"creatable":true,"minimum":0.01,"maximum":9999999999.99,"decimals":2},
    "paid_at": {"name":"paid_at","label":t("Paid at"),"type":"date","hint":t("Not after today; it may be before the issue date."),"required":true,"creatable":true,"changeable":true},
    "method": {"name":"method","label":t("Method"),"type":"enum","creatable":true,"changeable":true,"options":["bank_transfer","card","cash","direct_debit","cheque","credit_note","other"],"default":"bank_transfer"},
    "credit_note_id": {"name":"credit_note_id","label":t("Credit note"),"type":"id","hint":t("The credit note that is applied: issued, of the same client, and in the same currency."),"nullable":true,"creatable":true,"resource":"invoices"},
    "reference": {"name":"reference","label":t("Reference"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":100},
    "notes": {"name":"notes","label":t("Notes"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "currency": {"name":"currency","label":t("Currency"),"type":"currency","hint":t("The invoice's."),"maxLength":3},
    "client_id": {"name":"client_id","label":t("Client"),"type":"id","hint":t("The invoice's."),"resource":"clients"},
    "exchange_rate": {"name":"exchange_rate","label":t("Exchange rate"),"type":"decimal","hint":t("Units of the workspace's currency for 1 of the payment's. At most 8 decimals. Default: the rate of `paid_at`, else the invoice's."),"creatable":true,"changeable":true,"decimals":8},
    "is_refund": {"name":"is_refund","label":t("Is refund"),"type":"boolean","hint":t("Whether money is refunded.")},
    "base_amount": {"name":"base_amount","label":t("Base amount"),"type":"money","hint":t("The amount in the workspace's currency. At most 2 decimals."),"decimals":2},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "invoice": {"kind":"one","resource":"invoices","field":"invoice_id"},
    "creditNote": {"kind":"one","resource":"invoices","field":"credit_note_id"},
    "client": {"kind":"one","resource":"clients","field":"client_id"},
  },
  actions: {},
  isSearchable: true,
};
