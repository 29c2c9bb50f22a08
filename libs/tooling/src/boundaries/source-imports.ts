import { visitSource, type SyntaxNode } from '../syntax/parse-source.ts';

/** One import, re-export or dynamic import of a source file. */
export type SourceImport = {
  specifier: string;
  /** True when nothing of it remains at run time. */
  typeOnly: boolean;
  /** Names taken from the module at run time; `*` for the whole module, `default` for the default export. */
  names: string[];
  line: number;
};

type Specifier = {
  type: string;
  isTypeOnly?: boolean;
  imported?: Identifier | null;
  local?: Identifier;
  orig?: Identifier;
};
type Identifier = { value: string };

function specifierName(specifier: Specifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (/Namespace/.test(specifier.type)) return '*';
  return specifier.imported?.value ?? specifier.orig?.value ?? specifier.local?.value ?? '*';
}

type NamedModule = Omit<SourceImport, 'line'>;

function fromDeclaration(node: SyntaxNode): NamedModule | undefined {
  const source = node.source as Identifier | null | undefined;
  if (!source) return undefined;
  const specifiers = (node.specifiers ?? []) as Specifier[];
  const live = specifiers.filter((specifier) => !specifier.isTypeOnly);
  const typeOnly = node.typeOnly === true || (specifiers.length > 0 && live.length === 0);
  const names = node.type === 'ExportAllDeclaration' ? ['*'] : live.map(specifierName);
  return { specifier: source.value, typeOnly, names: typeOnly ? [] : names };
}

function fromCall(node: SyntaxNode): NamedModule | undefined {
  const callee = node.callee as SyntaxNode & Identifier;
  const isImport = callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require');
  const [first] = (node.arguments ?? []) as { expression: SyntaxNode & Identifier }[];
  if (!isImport || first?.expression.type !== 'StringLiteral') return undefined;
  return { specifier: first.expression.value, typeOnly: false, names: ['*'] };
}

function fromNode(node: SyntaxNode): NamedModule | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return fromDeclaration(node);
    case 'CallExpression':
      return fromCall(node);
    case 'TsImportType':
      return { specifier: (node.argument as Identifier).value, typeOnly: true, names: [] };
    default:
      return undefined;
  }
}

function lineOf(source: string, specifier: string): number {
  const place = Math.max(source.indexOf(`'${specifier}'`), source.indexOf(`"${specifier}"`), 0);
  return source.slice(0, place).split('\n').length;
}

/**
 * Every module a source file names.
 * @throws when the file is not valid TypeScript.
 */
export function readImports(source: string, file: string): SourceImport[] {
  const found: NamedModule[] = [];
  visitSource(source, file, (node) => {
    const match = fromNode(node);
    if (match) found.push(match);
  });
  return found.map((item) => ({ ...item, line: lineOf(source, item.specifier) }));
}
