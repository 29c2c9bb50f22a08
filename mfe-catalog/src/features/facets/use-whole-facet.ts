import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useEffect, useState } from 'react';
import { facetQuestion, readAddress } from '../../parts/listing-address.ts';
import { useShownListing } from '../../parts/use-listing-address.ts';
import { useCatalogListFacetValuesQuery } from '../../api/facet-values.endpoints.ts';
import { foundValues } from './found-values.ts';

/** Long enough that a fast typist causes one call, short enough to feel immediate. */
const pauseMilliseconds = 120;

export interface WholeFacet {
  readonly values: Facet['values'];
  /** how many there are that hold what is typed; null while that is not known */
  readonly found: number | null;
  readonly isFailed: boolean;
}

/**
 * The values of a facet that has more than its listing tells: all of them where the address asks for them, those that
 * hold what is typed while somebody types. Until the catalogue has answered, what is known already is looked through.
 */
export function useWholeFacet(facet: Facet, typed: string, textOf: TextOf): WholeFacet {
  const { path, search } = useShownListing();
  const shown = readAddress(search);
  const isComplete = shown.all === facet.code;
  const settled = useSettled(typed);
  const isSkipped = !isComplete && !settled;
  const { data, currentData, isError } = useCatalogListFacetValuesQuery(
    facetQuestion(path, search, facet.code, settled),
    { skip: isSkipped },
  );
  const isAnswered = !isSkipped && typed === settled;
  // A list that is shown stays until the next one is there; what is typed anew has to be found first.
  const told = isAnswered ? (typed ? currentData : data) : undefined;
  if (told) return { values: told.values, found: told.found, isFailed: false };
  const known = isComplete && data ? data.values : facet.values;
  return { values: foundValues(known, typed, facet.unit, textOf), found: null, isFailed: isError };
}

type TextOf = (value: Facet['values'][number]) => string;

/** What is typed, after a short pause. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
