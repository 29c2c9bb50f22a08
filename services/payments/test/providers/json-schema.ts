/** The part of JSON schema that the wallet's descriptions use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

type Resolve = (ref: string) => Schema;

/** What is wrong with a value; nothing for one that a schema allows. */
export function problemsOf(value: unknown, schema: Schema, resolve: Resolve, path = ''): string[] {
  const target = schema.$ref ? resolve(schema.$ref) : schema;
  return [
    ...(target.allOf ?? []).flatMap((part) => problemsOf(value, part, resolve, path)),
    ...typeProblems(value, target, path),
    ...textProblems(value, target, path),
    ...objectProblems(value, target, resolve, path),
    ...listProblems(value, target, resolve, path),
  ];
}

const typeOf = (value: unknown): string =>
  Array.isArray(value)
    ? 'array'
    : value === null
      ? 'null'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

function typeProblems(value: unknown, { type, enum: values }: Schema, path: string): string[] {
  const actual = typeOf(value);
  const fits = !type || type === actual || (type === 'number' && actual === 'integer');
  const isKnown = !values || values.includes(value);
  return [
    ...(fits ? [] : [`${path} is ${actual}, not ${type}`]),
    ...(isKnown ? [] : [`${path} is ${JSON.stringify(value)}, none of ${values.join(', ')}`]),
  ];
}

function textProblems(
  value: unknown,
  { pattern, minLength = 0, maxLength = Infinity }: Schema,
  path: string,
): string[] {
  if (typeof value !== 'string') return [];
  const fits = value.length >= minLength && value.length <= maxLength;
  return fits && (!pattern || new RegExp(pattern).test(value))
    ? []
    : [`${path} is ${JSON.stringify(value)}: ${pattern ?? 'its length'}`];
}

function objectProblems(
  value: unknown,
  { properties = {}, required = [] }: Schema,
  resolve: Resolve,
  path: string,
): string[] {
  if (typeOf(value) !== 'object') return [];
  const fields = value as Record<string, unknown>;
  return [
    ...required.filter((name) => !(name in fields)).map((name) => `${path}/${name} is missing`),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      name in fields ? problemsOf(fields[name], schema, resolve, `${path}/${name}`) : [],
    ),
  ];
}

function listProblems(
  value: unknown,
  { items, minItems = 0, maxItems = Infinity }: Schema,
  resolve: Resolve,
  path: string,
): string[] {
  if (!Array.isArray(value)) return [];
  const fits = value.length >= minItems && value.length <= maxItems;
  const own = fits ? [] : [`${path} has ${value.length} items`];
  return items
    ? [...own, ...value.flatMap((item, at) => problemsOf(item, items, resolve, `${path}/${at}`))]
    : own;
}
