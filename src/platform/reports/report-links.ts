import { type Data, isObject, isOfReport } from "./report-data.ts";

/** The URLs behind figures, by the paths of the figures that they are named after. */
export function linksOf(data: Data, prefix = ""): Record<string, string> {
  const own = isObject(data.links) ? Object.entries(data.links) : [];
  const figures = Object.keys(data).filter((name) => typeof data[name] === "number");
  const behind = own.flatMap(([name, url]) => {
    const figure = [name, `${name}_count`, "count"].find((one) => figures.includes(one)) ?? figures[0];
    return typeof url === "string" && figure !== undefined ? [[`${prefix}${figure}`, url] as const] : [];
  });
  const inner = Object.entries(data).flatMap(([name, value]) =>
    isOfReport(name) && isObject(value) ? Object.entries(linksOf(value, `${prefix}${name}.`)) : [],
  );
  return Object.fromEntries([...inner, ...behind.reverse()]);
}
