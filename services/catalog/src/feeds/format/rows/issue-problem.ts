import {
  feedProblem,
  feedProblemCodes,
  givenText,
  type FeedProblem,
  type FeedProblemCode,
} from '@gantry/contracts/feed-problems';
import type * as v from 'valibot';
import type { FactPath } from '../columns/fact-source.ts';
import type { RawRow } from '../read/read-feed.ts';

/** A field of a row and what is wrong with it. */
export type FieldProblem = readonly [field: string, problem: FeedProblem];
type Issue = v.BaseIssue<unknown>;

const ownCodes: ReadonlySet<string> = new Set(feedProblemCodes);
const amounts: readonly unknown[] = ['list_price', 'sale_price', 'price', 'cost'];
const maxAllowedLength = 400;

/** What the validator found in a row, as the file calls it. */
export function problemsOf(issues: readonly Issue[], raw: RawRow): FieldProblem[] {
  const problems = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    return [path.join('.'), problemOf(issue, path, raw)] as const;
  });
  // An id is made of the part number: where that is missing, one problem is enough.
  const hasNoNumber = problems.some((one) => isMissingField(one, 'sku'));
  return hasNoNumber ? problems.filter((one) => !isMissingField(one, 'id')) : problems;
}

const isMissingField = ([field, { code }]: FieldProblem, name: string): boolean =>
  field === name && code === 'missing';

function problemOf(issue: Issue, path: FactPath, raw: RawRow): FeedProblem {
  if (path.length === 0)
    return issue.kind === 'schema' ? feedProblem('not-a-row', {}) : feedProblem('names-no-product', {});
  const source = raw.source(path);
  const column = givenText(source?.column ?? path.join('.'));
  if (isMissing(issue)) return feedProblem('missing', { column });
  const given = givenText(source?.given ?? issue.input);
  const bound = issue.requirement as number;
  switch (issue.type) {
    case 'min_value':
      return feedProblem('too-small', { column, given, least: bound });
    case 'max_value':
      return feedProblem('too-large', { column, given, most: bound });
    case 'max_length':
      return Array.isArray(issue.input)
        ? feedProblem('too-many', { column, most: bound })
        : feedProblem('too-long', { column, most: bound });
    case 'min_length':
      return feedProblem('too-few', { column, least: bound });
    case 'picklist':
      return feedProblem('not-one-of', { column, given, allowed: allowedText(issue) });
    default:
      return { code: codeOf(issue, path), values: { column, given } };
  }
}

/** No text at all is a text that is missing; an empty list has too few entries. */
const isMissing = ({ input, type }: Issue): boolean =>
  input === undefined || input === null || (type === 'min_length' && input === '');

/** What is wrong where the words name nothing but the column and what stands there. */
function codeOf({ type, message }: Issue, path: FactPath): FeedProblemCode {
  if (ownCodes.has(message)) return message as FeedProblemCode;
  switch (type) {
    case 'number':
    case 'finite':
      return amounts.includes(path.at(-1)) ? 'not-amount' : 'not-number';
    case 'string':
      return 'not-text';
    case 'integer':
      return 'not-whole';
    case 'boolean':
      return 'not-yes-or-no';
    case 'array':
      return 'not-list';
    case 'object':
    case 'record':
      return 'not-object';
    case 'iso_date':
      return 'not-date';
    default:
      return 'unusable';
  }
}

function allowedText({ expected }: Issue): string {
  const names = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, name]) => name).join(', ');
  return names.length > maxAllowedLength ? `${names.slice(0, maxAllowedLength)}…` : names;
}
