/** The replacements in compiled files, by the name of the part that is removed. */
const PARTS = {
  total: {
    file: "/dist/engine/query/total.js",
    from: "export function totalOf(",
    to: `export const totalOf = () => sql\`select 0 as total, null::bigint as position\`;\nfunction counted(`,
  },
  journal: {
    file: "/dist/engine/execute/journal/journal.js",
    from: "async flush() {",
    to: "async flush() {}\n    async entriesAppended() {",
  },
};

let part;

export function initialize(name) {
  part = PARTS[name];
  if (!part) throw new Error(`BENCH_WITHOUT is one of ${Object.keys(PARTS).join(", ")}, not ${name}.`);
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith(part.file)) return loaded;
  const source = String(loaded.source);
  // Without this check, the whole program could be compared with itself.
  if (!source.includes(part.from)) throw new Error(`${part.file} has no "${part.from}" any more.`);
  return { ...loaded, source: source.replace(part.from, part.to) };
}
