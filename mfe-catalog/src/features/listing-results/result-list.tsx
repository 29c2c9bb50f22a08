import { memo } from 'react';
import { CardRows } from './card-rows.tsx';
import { FamilySection } from './family-section.tsx';
import { resultGroups } from './result-groups.ts';
import type { ShownListing } from './shown-listing.ts';

/**
 * A page of results: families as tables, the rest as rows. It is by far the most that a listing draws: a pressed facet
 * shows its tick without drawing the same rows once more.
 */
export const ResultList = memo(function ResultList({ listing }: { listing: ShownListing }) {
  const names = Object.fromEntries(listing.facets.map((facet) => [facet.code, facet.name]));
  return resultGroups(listing).map((group) =>
    group.kind === 'family' ? (
      <FamilySection key={group.family.id} family={group.family} rows={group.rows} />
    ) : (
      <CardRows key={`cards-${group.rows[0]?.sku}`} rows={group.rows} names={names} />
    ),
  );
});
