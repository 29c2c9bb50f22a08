import type { ShownListing } from '../../api/shown-listing.ts';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { NoResults } from './no-results.tsx';
import { SpellingNote } from './spelling-note.tsx';

export interface GuidanceProps {
  readonly listing: ShownListing;
  readonly path: string;
  readonly address: ListingAddress;
}

/** How a search was read that was not taken as it was typed, and the ways on from a listing that is empty. */
export default function Guidance({ listing, path, address }: GuidanceProps) {
  const { spelling, items, facets } = listing;
  const isEmpty = items.length === 0;
  return (
    <>
      {spelling ? <SpellingNote spelling={spelling} path={path} q={address.q} isEmpty={isEmpty} /> : null}
      {isEmpty ? <NoResults path={path} address={address} facets={facets} /> : null}
    </>
  );
}
