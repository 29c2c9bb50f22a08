/** A value for each parameter of a pattern, in order: one text for `/i/:uri/review`. */
type Values<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [string, ...Values<`/${Rest}`>]
  : Pattern extends `${string}:${string}`
    ? [string]
    : [];

/**
 * The address of a page: a function of its parameters. The pattern a router matches it by is in its type alone
 * (`PatternOf`), because routes are in the first script of every page and these functions are not.
 */
export type PageAddress<Pattern extends string, Write = (...values: Values<Pattern>) => string> = Write & {
  readonly pattern?: Pattern;
};

/**
 * The pattern of an address, for its route.
 * @example
 * const path = '/i/:uri' satisfies PatternOf<typeof productPath>;
 */
export type PatternOf<Address extends { readonly pattern?: string }> = NonNullable<Address['pattern']>;

/**
 * The address of a page from its pattern; values are encoded.
 * @example
 * const productPath = pageAddress('/i/:uri');
 * productPath('a b'); // '/i/a%20b'
 */
export const pageAddress =
  <const Pattern extends string>(pattern: Pattern): PageAddress<Pattern> =>
  (...values: string[]) =>
    pattern.replace(/:\w+/g, () => encodeURIComponent(values.shift()!));

/** An address with a query; values are encoded. */
export const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;
