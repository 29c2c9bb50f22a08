/** Which rows make a page, and from which end of the list they are nearer. */
export interface PageWindow {
  readonly isFromEnd: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The shorter way to a page: the last page of a long list costs what the first does. Null beyond the end. */
export function pageWindow(total: number, page: number, size: number): PageWindow | null {
  const before = (page - 1) * size;
  const limit = Math.min(size, total - before);
  if (limit <= 0) return null;
  const after = total - before - limit;
  return after < before
    ? { isFromEnd: true, limit, offset: after }
    : { isFromEnd: false, limit, offset: before };
}
