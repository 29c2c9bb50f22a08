import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Disclosure } from '@gantry/ui';
import { Suspense } from 'react';
import { useFacetName } from '../../parts/facet-names.ts';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { FacetRange } from './facet-range.tsx';
import { FacetValues } from './facet-values.tsx';
import styles from './facets.module.css';
import { Folded } from './folded.tsx';
import type { RangeProblem } from './shown-bound.ts';

export interface FacetBlockProps {
  facet: Facet;
  address: ListingAddress;
  open: boolean;
  /** of the range typed last, in whichever facet */
  problem: RangeProblem | null;
  /** address of the listing without what is chosen in it */
  page: string;
}

/** One facet: values to tick, or a range to type, with the unit in its head. */
export function FacetBlock({ facet, address, open, problem, page }: FacetBlockProps) {
  const name = useFacetName();
  const own = problem?.code === facet.code ? problem : null;
  const content = (
    <>
      {facet.kind === 'range' ? <FacetRange facet={facet} address={address} problem={own} /> : null}
      <FacetValues facet={facet} address={address} page={page} />
    </>
  );
  return (
    <Disclosure
      className={styles.facet}
      open={open}
      summary={<FacetHead name={name(facet)} unit={facet.unit} />}
    >
      {open ? (
        // a press on the head need not wait for what is below it to be hydrated
        <Suspense>{content}</Suspense>
      ) : (
        <Folded code={facet.code} address={address} page={page}>
          {content}
        </Folded>
      )}
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
