import type { GenericSchema } from 'valibot';

/** What is typed into every text: a formula for spreadsheets, other ones each time, and markup that would run. */
export const wildText = `=${String(Date.now()).slice(-7)}|<img src=x onerror=f()>`;
/** The same for fields that take no more than a few letters. */
export const shortWildText = '=<b id=wild>';
/** What finds markup that a page took for its own. */
export const wildElements = '[id=wild], img[src="x"], [onerror]';

/** What of a schema is read here; each kind of schema has some of it. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly pipe?: readonly GenericSchema[];
}
const partsOf = (schema: GenericSchema) => schema as unknown as Parts;

/** Finds the part of a schema that says what it is made of, through whatever is around it. */
function contentsOf(schema: GenericSchema, part: 'entries' | 'item' | 'value'): Parts | undefined {
  const parts = partsOf(schema);
  if (parts[part] !== undefined) return parts;
  const inner = [parts.wrapped, ...(parts.pipe ?? [])].filter(
    (step) => step?.kind === 'schema',
  ) as GenericSchema[];
  return inner.map((step) => contentsOf(step, part)).find(Boolean);
}

/** What a text takes of the wild ones, with the ending that a name of a file must keep; undefined: it is no free text. */
function wildFor(schema: GenericSchema, valid: unknown): string | undefined {
  const [ending = ''] = (typeof valid === 'string' && /\.\w{3}$/.exec(valid)) || [];
  return [wildText, shortWildText]
    .map((text) => text + ending)
    .find((text) => {
      const result = schema['~standard'].validate(text);
      return !('then' in result) && !result.issues && /src=x|id=wild/.test(JSON.stringify(result.value));
    });
}

/** A body with its free texts made wild, and where they stand in it. */
export interface WildBody {
  readonly body: unknown;
  readonly texts: readonly string[];
}

/**
 * Puts a wild text into every field of a body that takes any text, also those left out.
 * @param kept names of fields whose texts name something, such as a product
 */
export function makeWild(schema: GenericSchema, valid: unknown, kept: ReadonlySet<string>): WildBody {
  const texts: string[] = [];
  const walk = (each: GenericSchema, value: unknown, path: string): unknown => {
    const made = walkInto(each, value, path);
    if (made !== undefined) return made;
    const wild = kept.has(path.split('.').at(-1)!) ? undefined : wildFor(each, value);
    if (wild !== undefined) texts.push(path);
    return wild ?? value;
  };
  const walkInto = (each: GenericSchema, value: unknown, path: string): unknown => {
    const below = (name: string) => (path === '' ? name : `${path}.${name}`);
    const { item } = contentsOf(each, 'item') ?? {};
    if (item && wildFor(each, value) === undefined) {
      return Array.isArray(value) ? value.map((one: unknown) => walk(item, one, path)) : value;
    }
    const { entries } = contentsOf(each, 'entries') ?? {};
    const { value: anyValue } = contentsOf(each, 'value') ?? {};
    if (!entries && !anyValue) return undefined;
    if (value === null || value === undefined) return value ?? null;
    const given = value as Record<string, unknown>;
    const names = entries ? Object.keys(entries) : Object.keys(given);
    const pairs = names.map((name) => [name, walk(entries?.[name] ?? anyValue!, given[name], below(name))]);
    return Object.fromEntries(pairs.filter(([, one]) => one !== undefined));
  };
  return { body: walk(schema, valid, ''), texts: [...new Set(texts)] };
}

/** Where the free texts of a body may stand, by its schema alone. */
export function freeTextsOf(schema: GenericSchema, kept: ReadonlySet<string>): string[] {
  const found = (each: GenericSchema, path: string): string[] => {
    const { item } = contentsOf(each, 'item') ?? {};
    if (item && wildFor(each, '') === undefined) return found(item, path);
    const { entries } = contentsOf(each, 'entries') ?? {};
    if (entries) {
      return Object.entries(entries).flatMap(([name, one]) => found(one, path ? `${path}.${name}` : name));
    }
    if (contentsOf(each, 'value')) return [];
    const isFree =
      !kept.has(path.split('.').at(-1)!) && wildFor(each, path === 'name' ? 'a.txt' : '') !== undefined;
    return isFree ? [path] : [];
  };
  return [...new Set(found(schema, ''))];
}
