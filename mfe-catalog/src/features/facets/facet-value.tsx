import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Link } from 'react-router';
import { useValueLabel } from '../../parts/facet-names.ts';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { chosenValues, toggleValue } from '../../parts/listing-choices.ts';
import styles from './facets.module.css';

export interface FacetValueProps {
  code: string;
  value: Facet['values'][number];
  address: ListingAddress;
}

/** A value with its count: a link that ticks or unticks it, so that it works without scripts and can be opened in a tab. */
export function FacetValue({ code, value, address }: FacetValueProps) {
  const label = useValueLabel();
  const { count } = useFormats();
  const isChosen = chosenValues(address, code).includes(value.value);
  return (
    <li>
      <Link
        to={{ search: writeAddress(toggleValue(address, code, value.value)) }}
        className={styles.value}
        aria-current={isChosen ? 'true' : undefined}
        data-empty={value.count === 0 || undefined}
        preventScrollReset
        rel="nofollow"
      >
        <span className={styles.box} aria-hidden="true" />
        <span className={styles.label}>{label(code, value.value, value.label)}</span>
        <span className={styles.count}>{count(value.count)}</span>
      </Link>
    </li>
  );
}
