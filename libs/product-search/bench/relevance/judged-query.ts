/** A product as judges see it. */
export interface JudgedProduct {
  name: string;
  brand: string;
  /** from the department down, joined by ` > ` */
  category: string;
  /** values by attribute name in lower case, with their units */
  attributes: ReadonlyMap<string, string>;
  /** what the maker of an invented feed knows the product to be */
  kind: string;
}

type Test = (product: JudgedProduct) => boolean;

/** A query with a rule that grades any product from 0 (wrong) to 3 (just what was asked for). */
export interface JudgedQuery {
  query: string;
  grade: (product: JudgedProduct) => number;
}

/**
 * Asks for a kind of thing with some wishes. Another kind is worth nothing, the right kind with no wish fulfilled 1,
 * with all of them 3.
 */
export function wanted(query: string, isKind: Test, ...wishes: Test[]): JudgedQuery {
  const grade = (product: JudgedProduct) => {
    if (!isKind(product)) return 0;
    if (wishes.length === 0) return 3;
    return Math.round(1 + (2 * wishes.filter((wish) => wish(product)).length) / wishes.length);
  };
  return { query, grade };
}

export const all =
  (...tests: Test[]): Test =>
  (product) =>
    tests.every((test) => test(product));
export const any =
  (...tests: Test[]): Test =>
  (product) =>
    tests.some((test) => test(product));
export const not =
  (test: Test): Test =>
  (product) =>
    !test(product);
export const named =
  (pattern: RegExp): Test =>
  ({ name }) =>
    pattern.test(name);
export const by =
  (brand: RegExp): Test =>
  (product) =>
    brand.test(product.brand);
export const under =
  (category: RegExp): Test =>
  (product) =>
    category.test(product.category);
export const kind =
  (...kinds: string[]): Test =>
  (product) =>
    kinds.includes(product.kind);
export const having =
  (attribute: RegExp, value: RegExp): Test =>
  ({ attributes }) =>
    [...attributes].some(([name, text]) => attribute.test(name) && value.test(text));
