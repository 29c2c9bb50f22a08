import { memo, Suspense, useMemo } from 'react';
import { CardRows } from './card-rows.tsx';
import { FamilySection } from './family-section.tsx';
import { firstGroups, resultGroups } from './result-groups.ts';
import { useWholeRows } from './use-whole-rows.ts';
import type { ShownListing } from '../../api/shown-listing.ts';

export interface ResultListProps {
  listing: ShownListing;
  /** false: the first screen alone */
  isComplete: boolean;
}

/**
 * A page of results: families as tables, the rest as rows. It is by far the most that a listing draws: a pressed facet
 * shows its tick without drawing the same rows once more.
 */
export const ResultList = memo(function ResultList({ listing, isComplete }: ResultListProps) {
  const { facets, items } = listing;
  const names = useMemo(() => Object.fromEntries(facets.map(({ code, name }) => [code, name])), [facets]);
  const groups = useMemo(() => resultGroups(listing), [listing]);
  const whole = useWholeRows(items, isComplete);
  return firstGroups(groups, isComplete ? Infinity : whole.first).map(({ group, rowsBefore }) => (
    // each is hydrated on its own, so that a press on one need not wait for all
    <Suspense key={group.kind === 'family' ? group.family.id : `cards-${group.rows[0]?.sku}`}>
      {group.kind === 'family' ? (
        <FamilySection
          family={group.family}
          rows={group.rows}
          completeRows={whole.first - rowsBefore}
          completeSkus={whole.skus}
        />
      ) : (
        <CardRows rows={group.rows} names={names} />
      )}
    </Suspense>
  ));
});
