import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Disclosure } from '@gantry/ui';
import { Suspense } from 'react';
import { useFacetName } from '../../parts/facet-names.ts';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { FacetRange } from './facet-range.tsx';
import { FacetValues } from './facet-values.tsx';
import styles from './facets.module.css';
import type { RangeProblem } from './range-bounds.ts';

export interface FacetBlockProps {
  facet: Facet;
  address: ListingAddress;
  open: boolean;
  /** of the range typed last, in whichever facet */
  problem: RangeProblem | null;
  /** false: without what is folded away */
  isComplete: boolean;
}

/** One facet: values to tick, or a range to type, with the unit in its head. */
export function FacetBlock({ facet, address, open, problem, isComplete }: FacetBlockProps) {
  const name = useFacetName();
  const own = problem?.code === facet.code ? problem : null;
  return (
    <Disclosure
      className={styles.facet}
      open={open}
      summary={<FacetHead name={name(facet)} unit={facet.unit} />}
    >
      {isComplete || open ? (
        // a press on the head need not wait for what it opens to come alive
        <Suspense>
          {facet.kind === 'range' ? <FacetRange facet={facet} address={address} problem={own} /> : null}
          <FacetValues facet={facet} address={address} isComplete={isComplete} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

function FacetHead({ name, unit }: { name: string; unit: string | null }) {
  return (
    <span>
      {name} {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}
