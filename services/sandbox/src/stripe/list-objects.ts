import { withDefaults } from './defaults.ts';
import { readText, type Params } from './form-body.ts';
import { missing } from './stripe-error.ts';

type Listed = { readonly id: string; readonly object: string; readonly created: number };
const maxPage = 100;

/**
 * A page of objects, newest first, as the provider pages: `limit`, `starting_after`, `created[gte]` and `created[lt]`,
 * and any field by its value.
 */
export function listObjects(
  rows: readonly Listed[],
  query: Params,
  { url, by, show = withDefaults }: { url: string; by: readonly string[]; show?: (row: Listed) => unknown },
): Record<string, unknown> {
  const created = typeof query.created === 'object' ? query.created : {};
  const gte = Number(created.gte ?? 0);
  const lt = Number(created.lt ?? Infinity);
  const found = rows
    .filter((row) => row.created >= gte && row.created < lt)
    .filter((row) => by.every((name) => hasValue(row, name, readText(query, name))))
    .toReversed();
  const after = readText(query, 'starting_after');
  const begin = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && begin === 0) throw missing('object', after);
  const size = Math.min(maxPage, Number(readText(query, 'limit') ?? 10));
  const data = found.slice(begin, begin + size).map(show);
  return { object: 'list', data, has_more: begin + size < found.length, url };
}

const hasValue = (row: Listed, name: string, value: string | undefined): boolean =>
  value === undefined || (row as unknown as Record<string, unknown>)[name] === value;
