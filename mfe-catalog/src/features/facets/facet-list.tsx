import type { Facet } from '@gantry/contracts/schemas/catalog';
import { VisuallyHidden } from '@gantry/ui';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf } from '../../parts/listing-choices.ts';
import { FacetBlock } from './facet-block.tsx';
import styles from './facets.module.css';
import type { RangeProblem } from './shown-bound.ts';
import { steadyFacets } from './steady-facets.ts';

export interface FacetListProps {
  facets: readonly Facet[];
  address: ListingAddress;
  /** a typed range that could not be understood: said beside its field */
  problem: RangeProblem | null;
  /** false: the first screen alone */
  isComplete: boolean;
}

/** More than a screen of facets. */
const firstScreen = 4;

/**
 * All facets of a listing. Which are open and in what order is decided once, when the listing is opened: choosing a
 * value must not move what the reader looks at. Give it a `key` of the category and the words.
 */
export function FacetList({ facets, address, problem, isComplete }: FacetListProps) {
  const [first] = useState(facets);
  const steady = steadyFacets(first, facets);
  const page = useHref({ search: '' });
  const [firstOpen] = useState(() => new Set(openAtFirst(facets, address, problem)));
  return (
    <fieldset className={styles.facets}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="catalog.facets.label" />
        </VisuallyHidden>
      </legend>
      {(isComplete ? steady : steady.slice(0, firstScreen)).map((facet) => (
        // a part of its own of the server's page: a press on it need not wait for the others to be hydrated
        <Suspense key={facet.code}>
          <FacetBlock
            facet={facet}
            address={address}
            open={firstOpen.has(facet.code)}
            problem={problem}
            page={page}
          />
        </Suspense>
      ))}
    </fieldset>
  );
}

function openAtFirst(
  facets: readonly Facet[],
  address: ListingAddress,
  problem: RangeProblem | null,
): string[] {
  const open = facets.filter((facet) => facet.open).map((facet) => facet.code);
  const chosen = choicesOf(address).map((choice) => choice.code);
  return [...open, ...chosen, address.all, ...(problem ? [problem.code] : [])];
}
