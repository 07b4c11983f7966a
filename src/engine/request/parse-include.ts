import { invalidField } from "../errors/api-error.ts";
import { message, said, type Text } from "../errors/message.ts";
import type { QueryParameters } from "./parse-query.ts";

export const MAX_INCLUDE_DEPTH = 4;
export const MAX_INCLUDES = 20;

/** The requested relationships by name, each with the selected fields (null: all) and its own relationships. */
export type IncludeTree = ReadonlyMap<string, IncludeNode>;

export interface IncludeNode {
  /** The parameter in which it was named first. */
  readonly parameter: string;
  readonly fields: ReadonlySet<string> | null;
  readonly children: IncludeTree;
}

interface MutableNode {
  readonly parameter: string;
  fields: Set<string> | null;
  children: Map<string, MutableNode>;
}

const NAME = /[A-Za-z0-9_-]/;

/**
 * Parses `relationship[field1|field2].nested[g],other`, the syntax of `include` (and, without brackets, of `related`).
 */
class IncludeParser {
  readonly #text: string;
  readonly #parameter: string;
  #position = 0;

  constructor(text: string, parameter: string) {
    this.#text = text;
    this.#parameter = parameter;
  }

  parse(into: Map<string, MutableNode>): void {
    do {
      this.#path(into);
    } while (this.#take(","));
    if (this.#position === this.#text.length) return;
    if (this.#parameter === "related" && this.#text[this.#position] === "[") {
      const wanted = this.#text.slice(0, 100);
      throw this.#problem(
        message`The ${this.#parameter} parameter takes no selection of fields; include does: include=${wanted}.`,
      );
    }
    throw this.#unexpected(
      this.#parameter === "related" ? "a comma or a dot" : "a comma, a dot or a bracket",
    );
  }

  #path(into: Map<string, MutableNode>): void {
    let level = into;
    let depth = 0;
    do {
      if (++depth > MAX_INCLUDE_DEPTH) {
        throw this.#problem(
          message`The ${this.#parameter} parameter must not be nested deeper than ${MAX_INCLUDE_DEPTH} levels (position ${this.#position + 1}).`,
        );
      }
      const name = this.#name("a relationship");
      const fields = this.#parameter === "include" && this.#take("[") ? this.#selection() : null;
      level = merge(level, name, fields, this.#parameter).children;
    } while (this.#take("."));
  }

  #selection(): Set<string> {
    const fields = new Set<string>();
    do {
      fields.add(this.#name("a field"));
    } while (this.#take("|") || this.#take(","));
    if (!this.#take("]")) throw this.#unexpected("a closing bracket");
    return fields;
  }

  #name(what: string): string {
    this.#spaces();
    const start = this.#position;
    while (NAME.test(this.#text[this.#position] ?? "")) this.#position++;
    if (this.#position === start) throw this.#unexpected(what);
    const name = this.#text.slice(start, this.#position);
    this.#spaces();
    return name;
  }

  #take(char: string): boolean {
    if (this.#text[this.#position] !== char) return false;
    this.#position++;
    return true;
  }

  #spaces(): void {
    while (this.#text[this.#position] === " ") this.#position++;
  }

  #unexpected(expected: string): Error {
    const found = this.#text[this.#position];
    const what = said(expected);
    return this.#problem(
      found === undefined
        ? message`The ${this.#parameter} parameter is not well formed: ${what} is expected at its end.`
        : message`The ${this.#parameter} parameter is not well formed: ${what} is expected at position ${this.#position + 1}, where "${found}" stands.`,
    );
  }

  #problem(text: Text): Error {
    return invalidField(this.#parameter, text);
  }
}

/** Merges two requests of the same relationship: the fields are combined, and no selection means all fields. */
function merge(
  level: Map<string, MutableNode>,
  name: string,
  fields: Set<string> | null,
  parameter: string,
): MutableNode {
  const existing = level.get(name);
  if (!existing) {
    const node: MutableNode = { parameter, fields, children: new Map() };
    level.set(name, node);
    return node;
  }
  existing.fields = existing.fields && fields ? new Set([...existing.fields, ...fields]) : null;
  return existing;
}

const count = (level: IncludeTree): number =>
  [...level.values()].reduce((sum, node) => sum + 1 + count(node.children), 0);

/**
 * Parses the parameters `related` and `include` into one tree; empty ones are ignored.
 * @throws 422 with the position of a syntax error, for a depth over 4, or for more than 20 relationships
 */
export function parseIncludes(query: QueryParameters): IncludeTree {
  const tree = new Map<string, MutableNode>();
  for (const parameter of ["related", "include"]) {
    const text = query.get(parameter);
    if (!text) continue;
    const own = new Map<string, MutableNode>();
    new IncludeParser(text, parameter).parse(own);
    mergeTrees(tree, own);
    if (count(tree) > MAX_INCLUDES) {
      throw invalidField(
        parameter,
        message`The ${parameter} parameter must not name more than ${MAX_INCLUDES} relationships.`,
      );
    }
  }
  return tree;
}

/** The tree that names relationships of a record with all their fields. */
export const includesOf = (names: readonly string[] = []): IncludeTree =>
  new Map(names.map((name) => [name, { parameter: "related", fields: null, children: new Map() }]));

function mergeTrees(into: Map<string, MutableNode>, from: ReadonlyMap<string, MutableNode>): void {
  for (const [name, node] of from) {
    mergeTrees(merge(into, name, node.fields, node.parameter).children, node.children);
  }
}

/** Related records with all their fields, as `related` requests them. */
export const wholeRelated = (names: readonly string[]): IncludeTree =>
  new Map(names.map((name) => [name, { parameter: "related", fields: null, children: new Map() }]));
