import { useMemo } from 'react';
import { useLocation, useNavigation, useParams } from 'react-router';
import { readAddress, type ListingAddress } from './listing-address.ts';

/** The category path of a listing's route parameters: `fastening/screws/hex`. */
export function pathOfParams(params: Readonly<Record<string, string | undefined>>): string {
  return [params.department, params.category, params['*']].filter(Boolean).join('/').replace(/\/+$/, '');
}

/** The listing that is shown: its category's path and the search part of its address. */
export function useShownListing(): { path: string; search: string } {
  const path = pathOfParams(useParams());
  const { search } = useLocation();
  return { path, search };
}

/**
 * The listing's address: `search` of what is shown, and `address` of what was asked for last, so that a pressed
 * facet shows its tick at once while the products are still on their way. The same search part is the same `address`.
 */
export function useListingAddress(): { path: string; search: string; address: ListingAddress } {
  const { path, search } = useShownListing();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  // The router's own locations carry the locale prefix, the page's do not.
  const isSamePage = next?.pathname === pathname || next?.pathname.endsWith(pathname);
  const asked = next && isSamePage ? next.search : search;
  const address = useMemo(() => readAddress(asked), [asked]);
  return { path, search, address };
}
