import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useFacetName } from '../../parts/facet-names.ts';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { FacetRange } from './facet-range.tsx';
import { FacetValue } from './facet-value.tsx';
import styles from './facets.module.css';

/** Values shown before "more". */
const firstValues = 8;

export interface FacetBlockProps {
  facet: Facet;
  address: ListingAddress;
  open: boolean;
}

/** One facet: values to tick, or a range to type, with the unit in its head. */
export function FacetBlock({ facet, address, open }: FacetBlockProps) {
  const name = useFacetName();
  const value = (one: Facet['values'][number]) => (
    <FacetValue key={one.value} code={facet.code} value={one} address={address} />
  );
  const later = facet.values.slice(firstValues);
  return (
    <Disclosure
      className={styles.facet}
      open={open}
      summary={<FacetHead name={name(facet)} unit={facet.unit} />}
    >
      {facet.kind === 'range' ? <FacetRange facet={facet} address={address} /> : null}
      <ul>{facet.values.slice(0, firstValues).map(value)}</ul>
      {later.length ? (
        <Disclosure
          className={styles.more}
          summary={<FormattedMessage id="catalog.facets.more" values={{ count: later.length }} />}
        >
          <ul>{later.map(value)}</ul>
        </Disclosure>
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
