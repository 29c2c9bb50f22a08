import type { SafetyInput } from '@gantry/contracts/schemas/safety';

/** An attribute of a family: its name in a table's head and the unit its numbers are in. */
export interface Attribute {
  readonly name: string;
  readonly unit?: string;
}

/** One size of a part. `cents` and `grams` are those of a single plain piece. */
export interface Size {
  readonly key: string;
  readonly label: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly cents: number;
  readonly grams: number;
}

/** A material, coating or grade: `factor` scales the price of every size. */
export interface Finish {
  readonly key: string;
  readonly label: string;
  readonly factor: number;
  readonly values: Readonly<Record<string, string>>;
}

/** A kind of part: everything its catalogue pages are made of. */
export interface PartFamily {
  readonly id: string;
  /** two to four letters, unique; stands in every part number */
  readonly code: string;
  /** singular, as it begins a product's name */
  readonly name: string;
  readonly category: readonly string[];
  readonly drawing: string;
  /** one sentence above the table */
  readonly sentence: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly sizes: readonly Size[];
  readonly finishes: readonly Finish[];
  /** pieces per package; [1] for what is sold singly */
  readonly packs: readonly number[];
  readonly brands: readonly string[];
  /** what must be known to handle it safely, by the values of size and finish; none for what is no chemical */
  readonly safety?: (values: Readonly<Record<string, string | number>>) => SafetyInput | undefined;
  /** length, width, and height of one piece as it is packed, in millimetres; without it they follow from its weight */
  readonly packed?: (values: Readonly<Record<string, string | number>>) => readonly [number, number, number];
  /** which values the drawing shows, renamed to the drawing's names where they differ */
  readonly dimensions?: (values: Readonly<Record<string, string | number>>) => Record<string, number>;
}

export const millimetres = (name: string): Attribute => ({ name, unit: 'mm' });
export const inches = (name: string): Attribute => ({ name, unit: 'in' });
export const plain = (name: string): Attribute => ({ name });

/** A finish with the attribute values it stands for. */
export const finish = (
  key: string,
  label: string,
  factor: number,
  values: Record<string, string>,
): Finish => ({ key, label, factor, values });

/** Every pair of two lists that `keep` allows. */
export function pairs<A, B>(
  first: readonly A[],
  second: readonly B[],
  keep: (a: A, b: B) => boolean,
): [A, B][] {
  return first.flatMap((a) => second.filter((b) => keep(a, b)).map((b): [A, B] => [a, b]));
}

/** Every pair of two lists that `keep` allows, made into sizes. */
export function cross<A, B>(
  first: readonly A[],
  second: readonly B[],
  keep: (a: A, b: B) => boolean,
  make: (a: A, b: B) => Size,
): Size[] {
  return pairs(first, second, keep).map(([a, b]) => make(a, b));
}

/** A key for part numbers from any text or number: `1-1/4` → `1-14`, `2.5` → `2P5`. */
export const keyOf = (value: string | number) =>
  String(value)
    .toUpperCase()
    .replace(/\./g, 'P')
    .replace(/[^A-Z0-9]+/g, '');

export const inchToMm = (value: number) => Math.round(value * 25.4 * 100) / 100;
