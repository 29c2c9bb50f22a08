import { memo, Suspense } from 'react';
import { CardRows } from './card-rows.tsx';
import { FamilySection } from './family-section.tsx';
import { firstGroups, resultGroups } from './result-groups.ts';
import type { ShownListing } from './shown-listing.ts';

export interface ResultListProps {
  listing: ShownListing;
  /** false: the first screen alone */
  isWhole: boolean;
}

/** About as many rows as a screen shows. */
const firstScreen = 10;

/**
 * A page of results: families as tables, the rest as rows. It is by far the most that a listing draws: a pressed facet
 * shows its tick without drawing the same rows once more.
 */
export const ResultList = memo(function ResultList({ listing, isWhole }: ResultListProps) {
  const names = Object.fromEntries(listing.facets.map((facet) => [facet.code, facet.name]));
  const groups = resultGroups(listing);
  return (isWhole ? groups : firstGroups(groups, firstScreen)).map((group) => (
    // each comes alive on its own, so that a press on one need not wait for all
    <Suspense key={group.kind === 'family' ? group.family.id : `cards-${group.rows[0]?.sku}`}>
      {group.kind === 'family' ? (
        <FamilySection family={group.family} rows={group.rows} />
      ) : (
        <CardRows rows={group.rows} names={names} />
      )}
    </Suspense>
  ));
});
