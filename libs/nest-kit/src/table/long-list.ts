import type { EntityManager } from '@mikro-orm/postgresql';
import { pageWindow, type PageWindow } from './page-window.ts';

/** How many records a list has: exactly, or there are `more` than are listed. */
export interface LongCount {
  readonly total: number;
  readonly counted?: 'more';
}

/** So many records of a narrowed list are counted, and shown page by page. */
const maxListed = 10_000;

/** How many rows a query has, up to as many as are listed. @param from what follows `select from` */
export async function countListed(
  em: EntityManager,
  from: string,
  values: readonly unknown[],
): Promise<LongCount> {
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from (select from ${from} limit ${maxListed + 1}) listed`,
    [...values],
  );
  const total = row?.total ?? 0;
  return total > maxListed ? { total: maxListed, counted: 'more' } : { total };
}

/** The shorter way to a page; of a list that has more records than are counted there is no other end. Null beyond the end. */
export function longWindow({ total, counted }: LongCount, page: number, size: number): PageWindow | null {
  if (counted !== 'more') return pageWindow(total, page, size);
  const offset = (page - 1) * size;
  return offset < total ? { isFromEnd: false, limit: Math.min(size, total - offset), offset } : null;
}
