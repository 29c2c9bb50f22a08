/**
 * Everything that can be wrong with a feed, its rows or its column mapping, and what the words for it name. `column` is
 * what the file calls it, `given` what stands there, cut to `maxGivenLength`; the other values are bounds, counts and
 * names. Each code has its words in every language in `messages/`.
 */
export const feedProblemValues = {
  // a row
  'not-a-row': [],
  'not-json': ['given'],
  'row-too-long': ['most'],
  'too-many-cells': ['cells', 'columns'],
  missing: ['column'],
  'not-text': ['column', 'given'],
  'not-amount': ['column', 'given'],
  'not-number': ['column', 'given'],
  'not-whole': ['column', 'given'],
  'not-yes-or-no': ['column', 'given'],
  'not-list': ['column', 'given'],
  'not-object': ['column', 'given'],
  'not-one-of': ['column', 'given', 'allowed'],
  'not-date': ['column', 'given'],
  'too-small': ['column', 'given', 'least'],
  'too-large': ['column', 'given', 'most'],
  'too-long': ['column', 'most'],
  'too-few': ['column', 'least'],
  'too-many': ['column', 'most'],
  'not-language': ['column', 'given'],
  'not-unspsc': ['column', 'given'],
  'not-country': ['column', 'given'],
  'not-store-number': ['column', 'given'],
  'not-address': ['column', 'given'],
  'not-hazard-code': ['column', 'given'],
  'not-precaution-code': ['column', 'given'],
  'not-cas-number': ['column', 'given'],
  'not-un-number': ['column', 'given'],
  'not-hazard-class': ['column', 'given'],
  unusable: ['column', 'given'],
  'other-currency': ['given'],
  'names-no-product': [],
  'relation-without-product': ['column'],
  'sale-dates-alone': [],
  'id-repeated': ['given'],
  'product-repeated': [],
  'unknown-product': [],
  'several-products': ['count', 'given'],
  // a file that came with the feed
  'files-not-taken': ['file'],
  'file-missing': ['file'],
  'file-ambiguous': ['file'],
  'file-outside': ['file'],
  'file-link': ['file'],
  'file-damaged': ['file'],
  'file-too-large': ['file'],
  'file-unknown-kind': ['file'],
  // the feed itself
  'no-head': [],
  'columns-repeated': ['columns'],
  'json-list': [],
  spreadsheet: [],
  'not-text-file': [],
  'gzip-damaged': [],
  'unpacks-too-large': ['most'],
  'zip-damaged': [],
  'zip-encrypted': ['file'],
  'zip-method': ['file'],
  'zip-path': ['file'],
  'zip-nested': ['file'],
  'zip-name-repeated': ['file'],
  'zip-too-many': ['most'],
  'zip-no-feed': [],
  'zip-several-feeds': ['files'],
  'quote-open': ['row'],
  'most-would-go': ['missing', 'all', 'feed'],
  // the mapping of its columns
  'mapping-parts': ['parts'],
  'mapping-fields': ['fields'],
  'mapping-encoding': ['given'],
  'mapping-rule': ['given'],
  'mapping-file': ['file', 'line'],
} as const satisfies Record<string, readonly string[]>;

export type FeedProblemCode = keyof typeof feedProblemValues;
export const feedProblemCodes = Object.keys(feedProblemValues) as FeedProblemCode[];

/** Something wrong, as data: worded where it is read. */
export interface FeedProblem {
  readonly code: FeedProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
}

type ValuesOf<Code extends FeedProblemCode> = Readonly<
  Record<(typeof feedProblemValues)[Code][number], string | number>
>;

/** A problem with all that its words name. */
export const feedProblem = <Code extends FeedProblemCode>(
  code: Code,
  values: ValuesOf<Code>,
): FeedProblem => ({ code, values });

/** Characters of a value that a problem quotes. */
const maxGivenLength = 60;

/** A value as a problem quotes it: on one line, what is not text as JSON, cut where it is long. */
export function givenText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text
    .slice(0, 4 * maxGivenLength)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > maxGivenLength ? `${line.slice(0, maxGivenLength - 1).toWellFormed()}…` : line;
}
