/** The kinds of papers of the sample company. */
export const TYPES = [
  {
    name: "Employment contract",
    description: "Signed by the employee before the first day.",
    visibility: "employee",
    requires_signature: true,
  },
  {
    name: "Identity card",
    description: "A copy of the identity card or passport.",
    visibility: "private",
    is_required: true,
    requires_end_date: true,
    reminder_days: [60, 14],
  },
  {
    name: "Certificate",
    description: "Courses and degrees.",
    visibility: "superiors",
    employee_can_upload: true,
  },
  { name: "Non-disclosure agreement", visibility: "employee", requires_signature: true },
] as const;

export const CONTRACT = "Employment contract";
export const CARD = "Identity card";

const CONTRACT_TEXT = `# Employment contract

between **{{ workspace.name }}** and **{{ employee.name }}**.

## 1. Start and position

The employment begins on {{ employee.start_date }}. The employee works as {{ employee.position }} in the department {{ employee.department }} and reports to {{ employee.manager }}.

## 2. Working time

The weekly working time is {{ employee.weekly_hours_capacity }} hours.

## 3. Confidentiality

The employee keeps the business of {{ workspace.name }} and its clients confidential, during the employment and after it.

| | Date | Signature |
|---|---|---|
| The employer | {{ today }} | |
| The employee | {{ today }} | |`;

/** The templates of the sample company, by the name of their type. */
export const TEMPLATES = [
  {
    name: "Employment contract",
    description: "For everybody with an employment contract.",
    documentable_type: "employees",
    type: CONTRACT,
    document_name: "Employment contract of {{ employee.name }}",
    content: CONTRACT_TEXT,
    date_format: "DD/MM/YYYY",
  },
  {
    name: "Confirmation of employment",
    description: "For banks, landlords and authorities.",
    documentable_type: "employees",
    type: "Certificate",
    document_name: "Confirmation of employment, {{ employee.name }}",
    content:
      "# Confirmation of employment\n\nWe confirm that {{ employee.name }} has worked for {{ workspace.name }} since {{ employee.start_date }}, as {{ employee.position }}.\n\nThis confirmation was issued on {{ today }} at the employee's request.",
    date_format: "DD/MM/YYYY",
  },
  {
    name: "Bonus letter",
    description: "Asks for the amount and the reason.",
    documentable_type: "employees",
    type: "Certificate",
    document_name: "Bonus of {{ employee.name }}",
    content:
      "Dear {{ employee.first_name }},\n\nthank you for {{ values.reason }}. With your next salary you receive a bonus of **{{ values.amount }} {{ workspace.base_currency }}**.\n\n{{ employee.manager }}",
    date_format: "DD/MM/YYYY",
  },
  {
    name: "Framework agreement",
    description: "The terms under which a client orders.",
    documentable_type: "clients",
    type: null,
    document_name: "Framework agreement with {{ client.name }}",
    content:
      "# Framework agreement\n\nbetween **{{ workspace.name }}** and **{{ client.name }}**, valid from {{ document.start_date }} to {{ document.end_date }}.\n\n1. Orders name the service, the price and the date.\n2. Invoices are due within 30 days.\n3. Either side can end the agreement with three months' notice.",
    date_format: "DD/MM/YYYY",
  },
] as const;

export const HOUSE_RULES = `# House rules

1. The last one to leave switches off the lights and closes the windows.
2. Visitors sign in at the reception.
3. Meeting rooms are booked in the calendar, and left as they were found.
4. In an emergency: leave by the stairs and meet at the car park.`;
