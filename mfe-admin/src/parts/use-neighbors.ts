import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withQuery } from './with-query.ts';

/** Where the records before and behind the open one are; null at the ends of the list's page. */
export interface Neighbors {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * The way from the record that stands open beside a list to those around it. A record that has left the list meanwhile,
 * because its work is done, leaves its place behind: next is what has moved up there.
 * @param keys of the records of the page, in their order
 */
export function useNeighbors(path: string, keys: readonly string[], open: string | null): Neighbors {
  const [search] = useSearchParams();
  const [place, setPlace] = useState(0);
  const at = open === null ? -1 : keys.indexOf(open);
  if (at >= 0 && at !== place) setPlace(at);
  const to = (key: string | undefined) => (key === undefined ? null : withQuery(path, search, { open: key }));
  if (open === null) return { previous: null, next: null };
  return {
    previous: to(keys[(at >= 0 ? at : place) - 1]),
    next: to(keys[at >= 0 ? at + 1 : place]),
  };
}
