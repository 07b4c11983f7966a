/** A node of a syntax tree (ESTree), with the members that are read here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly key?: { readonly name?: string };
  readonly tag?: SyntaxNode;
  readonly quasi?: SyntaxNode;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions?: readonly SyntaxNode[];
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
}
