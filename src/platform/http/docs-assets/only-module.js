/** Notes the names of the components that a part of the document refers to, directly or not. */
function collect(part, document, used) {
  if (Array.isArray(part)) for (const item of part) collect(item, document, used);
  if (part === null || typeof part !== "object") return;
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)/.exec(part.$ref ?? "") ?? [];
  if (name !== undefined && !used.has(`${kind}/${name}`)) {
    used.add(`${kind}/${name}`);
    collect(document.components[kind][name], document, used);
  }
  for (const member of Object.values(part)) collect(member, document, used);
}

/** The document with the operations of one module alone, and what they refer to: quick to show whatever the size. */
export function onlyModule(document, title) {
  const paths = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const own = Object.entries(item).filter(([, operation]) => operation.tags.includes(title));
    if (own.length > 0) paths[path] = Object.fromEntries(own);
  }
  const used = new Set();
  collect(paths, document, used);
  const components = { securitySchemes: document.components.securitySchemes };
  for (const reference of used) {
    const [kind, name] = reference.split("/");
    components[kind] ??= {};
    components[kind][name] = document.components[kind][name];
  }
  return { ...document, tags: document.tags.filter((tag) => tag.name === title), paths, components };
}
