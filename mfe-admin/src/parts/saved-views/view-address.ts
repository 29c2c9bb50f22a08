import { viewParts } from '@gantry/contracts/list-view-limits';
import type { ListView, ViewQuery } from '@gantry/contracts/schemas/list-view';
import { savedParam } from '../use-open-view.ts';

/** In its place where somebody asks for the whole list rather than the view it begins with. */
const everything = 'none';

/** Where a list stands: its address without query, and what its address always has. */
export interface ListPlace {
  readonly path: string;
  readonly base?: Readonly<Record<string, string>>;
}

/** What a view would keep of the address. */
export const viewQueryOf = (search: URLSearchParams): ViewQuery =>
  Object.fromEntries(
    viewParts.flatMap((part) => {
      const value = search.get(part);
      return value ? [[part, value]] : [];
    }),
  );

/** The address of a view; null is the whole list. */
export function viewAddress({ path, base }: ListPlace, view: Pick<ListView, 'id' | 'query'> | null): string {
  const address = new URLSearchParams({ ...base, [savedParam]: view?.id ?? everything, ...view?.query });
  return `${path}?${address}`;
}

/** Whether the address asks for something else than the view keeps. */
export const isOtherQuery = (search: URLSearchParams, view: Pick<ListView, 'query'>): boolean => {
  const now = viewQueryOf(search);
  return viewParts.some((part) => now[part] !== view.query[part]);
};

/** Whether the address asks for the list and says nothing of what of it: then it begins with the view somebody chose. */
export const isBare = (search: URLSearchParams, base: ListPlace['base'] = {}): boolean =>
  [...search.keys()].every((key) => Object.hasOwn(base, key));
