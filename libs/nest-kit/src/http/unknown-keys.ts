import type { Issue } from '@gantry/contracts/errors';

// The parts of a valibot schema this walk looks at; schemas are plain objects.
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
  readonly value?: SchemaNode;
  readonly options?: readonly unknown[];
}

/**
 * Names of the input that the schema does not know, as issues. Valibot's `object` drops them silently; a caller
 * who sends `role: 'admin'` gets an error instead (mass assignment, also `__proto__`).
 */
export function unknownKeys(schema: unknown, input: unknown, path = ''): Issue[] {
  const node = schema as SchemaNode;
  if (typeof input !== 'object' || input === null) return [];
  if (node.wrapped) return unknownKeys(node.wrapped, input, path);
  if (node.entries) return inObject(node.entries, input, path);
  if (Array.isArray(input)) return inArray(node, input, path);
  if (node.type === 'record') return inRecord(node.value, input, path);
  if (node.type === 'union' || node.type === 'variant') return inUnion(node.options ?? [], input, path);
  return [];
}

const below = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

function inObject(entries: Readonly<Record<string, SchemaNode>>, input: object, path: string): Issue[] {
  return Object.entries(input).flatMap(([key, value]) =>
    Object.hasOwn(entries, key)
      ? unknownKeys(entries[key], value, below(path, key))
      : [{ path: below(path, key), message: 'is not known' }],
  );
}

function inArray(node: SchemaNode, input: readonly unknown[], path: string): Issue[] {
  return input.flatMap((value, index) =>
    unknownKeys(node.item ?? node.items?.[index] ?? { type: 'any' }, value, below(path, index)),
  );
}

function inRecord(value: SchemaNode | undefined, input: object, path: string): Issue[] {
  return Object.entries(input).flatMap(([key, entry]) => unknownKeys(value, entry, below(path, key)));
}

// Any option that knows every name is enough; the schema itself decides which one fits.
function inUnion(options: readonly unknown[], input: object, path: string): Issue[] {
  const found = options.map((option) => unknownKeys(option, input, path));
  return found.find((issues) => issues.length === 0) ?? found[0] ?? [];
}
