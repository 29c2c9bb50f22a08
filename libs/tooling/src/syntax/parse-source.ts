import { parseSync } from '@swc/core';

/** swc's syntax tree, as far as it is read here. Its own types name every node kind; these need only the shape. */
export type SyntaxNode = { type?: string; [field: string]: unknown };

/**
 * Visits every node of a source file, parents before children.
 * @throws when the file is not valid TypeScript.
 */
export function visitSource(source: string, file: string, visit: (node: SyntaxNode) => void): void {
  const tree = parseSync(source, { syntax: 'typescript', tsx: !/\.m?ts$/.test(file), decorators: true });
  visitNodes(tree.body, visit);
}

function visitNodes(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  visit(value as SyntaxNode);
  for (const child of Object.values(value)) visitNodes(child, visit);
}
