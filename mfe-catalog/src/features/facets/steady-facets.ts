import type { Facet } from '@gantry/contracts/schemas/catalog';

/**
 * The facets of now in the places of those the listing was opened with. Facets and values that the choices have
 * emptied stay, counting nothing, so that nothing moves under the reader; new ones come last. Of a facet that does not
 * tell all its values, those it does not tell now are left out: nobody knows that they are empty.
 */
export function steadyFacets(first: readonly Facet[], now: readonly Facet[]): readonly Facet[] {
  if (first === now) return now;
  const current = new Map(now.map((facet) => [facet.code, facet]));
  const known = new Set(first.map((facet) => facet.code));
  const kept = first.map((facet) => steadyFacet(facet, current.get(facet.code)));
  return [...kept, ...now.filter((facet) => !known.has(facet.code))];
}

function steadyFacet(first: Facet, now: Facet | undefined): Facet {
  const counts = new Map(now?.values.map((value) => [value.value, value]));
  const known = new Set(first.values.map((value) => value.value));
  const kept = first.values.flatMap(
    (value) => counts.get(value.value) ?? (now?.more ? [] : { ...value, count: 0, selected: false }),
  );
  const added = now?.values.filter((value) => !known.has(value.value)) ?? [];
  return { ...(now ?? first), values: [...kept, ...added] };
}
