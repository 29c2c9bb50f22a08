import { is, type GenericSchema } from 'valibot';

/** As much of a schema as tells what a value of it looks like. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly getter?: (input: unknown) => Shape;
}

/** The first is a time: the one text that is good as a name and may be read as a date. */
const texts = [
  '2026-01-15T12:00:00.000Z',
  '100001',
  '2026-01-15',
  '00000000-0000-4000-8000-000000000001',
  'abcdefghijklmnopqrstuvwxyz',
  'sam@example.test',
  'https://example.test/page',
  '13075550142',
  'utf-8',
  'US',
  'WY',
  '0.04000',
  '82001',
];
const numbers = [1, 0, 100];
/** Texts that are more than words to whoever reads them. */
const byName: Readonly<Record<string, string>> = {
  currency: 'USD',
  locale: 'en-US',
  country: 'US',
  region: 'WY',
  postalCode: '82001',
  opens: '08:00',
  closes: '17:00',
  timeZone: 'America/Denver',
};
const maxDepth = 8;

/** A made-up value that fits a schema: every part there, one of each list. */
export function sampleOf(schema: GenericSchema): unknown {
  return makeSample(schema as unknown as Shape, '', 0);
}

function makeSample(shape: Shape, name: string, depth: number): unknown {
  const { type, wrapped, item, entries, options, items } = shape;
  if (wrapped) return depth > maxDepth ? null : makeSample(wrapped, name, depth);
  if (entries) {
    const made = Object.entries(entries).map(([key, part]) => [key, makeSample(part, key, depth + 1)]);
    return Object.fromEntries(made);
  }
  if (items) return items.map((part) => makeSample(part, name, depth + 1));
  if (item) return depth > maxDepth ? [] : [makeSample(item, name, depth + 1)];
  if (options) return type === 'picklist' ? options[0] : makeSample(options[0] as Shape, name, depth);
  return makePlain(shape, name, depth);
}

function makePlain(shape: Shape, name: string, depth: number): unknown {
  switch (shape.type) {
    case 'string':
      return byName[name] ?? fitting(shape, texts);
    case 'number':
      return fitting(shape, numbers);
    case 'boolean':
      return true;
    case 'literal':
      return shape.literal;
    case 'record':
      return { [recordKey(shape)]: makeSample(shape.value!, name, depth + 1) };
    case 'lazy':
      return depth > maxDepth ? null : makeSample(shape.getter!(undefined), name, depth + 1);
    default:
      return null;
  }
}

const recordKey = ({ key }: Shape): string => (key?.options?.[0] as string | undefined) ?? 'made-up';

/** The first that the schema's own checks let pass. */
const fitting = (shape: Shape, values: readonly unknown[]): unknown =>
  values.find((value) => is(shape as unknown as GenericSchema, value)) ?? values[0];
