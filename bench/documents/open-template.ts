interface Site {
  readonly url: string;
  readonly key: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the bodies of several resources
type Body = any;

async function send({ url, key }: Site, method: string, path: string, body?: object): Promise<Body> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const CONTENT = `# Employment contract

between **{{ workspace.name }}** and **{{ employee.name }}**, {{ employee.address.city }}.

${"The employment begins on {{ employee.start_date }}. The employee works as {{ employee.position }} in {{ employee.department }} and reports to {{ employee.manager }}.\n\n".repeat(24)}
| | Date | Signature |
|---|---|---|
| The employer | {{ today }} | |
| The employee | {{ today }} | |`;

/** Prepares a template of two pages for people. Returns what generates their documents, in milliseconds. */
export async function openTemplate(site: Site, count: number): Promise<() => Promise<number>> {
  const { data: type } = await send(site, "POST", "/document-types", { name: "Bench contract" });
  const { data: template } = await send(site, "POST", "/document-templates", {
    ...{ name: "Bench contract", documentable_type: "employees", type_id: type.id },
    ...{ document_name: "Contract of {{ employee.name }}", content: CONTENT, date_format: "DD.MM.YYYY" },
  });
  const { data: people } = await send(site, "GET", `/employees?status=active&perPage=${count}`);
  const employee_ids = people.map(({ id }: { id: string }) => id);
  const path = `/document-templates/${template.id}/actions?action=generate`;
  return async () => {
    const began = performance.now();
    const { data } = await send(site, "POST", path, { employee_ids, allow_missing: true });
    const took = performance.now() - began;
    if (data.length !== count) throw new Error(`${data.length} documents were generated.`);
    return took;
  };
}
