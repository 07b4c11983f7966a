import { add } from "../../../../test/scenarios/company.ts";
import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"document-templates"> = {
  body: (n, { choosable }) => ({
    documentable_type: "employees",
    type_id: choosable("document-types")[0],
    document_name: `Letter ${n} to {{ employee.first_name }}`,
    content: `Dear {{ employee.name }}, this is letter *${n}* of {{ today }}.`,
  }),
  always: ["type_id"],
  // Templates for employees have a type.
  managed: ["type_id"],
  exampleParts: {
    generate: () => ({}),
    preview: () => ({}),
  },
  async prepare({ owner, choosable }) {
    await add(owner, "document-templates", {
      name: "House rules",
      documentable_type: "workspace",
      document_name: "House rules",
      content: "Rules of {{ workspace.name }}.",
      is_active: false,
    });
    const [employee] = choosable("employees");
    const { body } = await owner.get("/document-templates?documentable_type=employees&is_active=true");
    const reply = await owner.post(`/document-templates/${body.data[0].id}/actions?action=generate`, {
      employee_ids: [employee],
      end_date: "2027-01-01",
    });
    if (reply.status !== 200) throw new Error(`No document was generated: ${reply.text}`);
  },
};
