import { listingPath } from '@gantry/contracts/addresses/catalog';
import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useChoiceText } from '../../parts/choice-text.ts';
import { queryOfAddress, writeAddress } from '../../parts/listing-address.ts';
import { useCatalogCountProductsQuery } from '../../api/listing-count.endpoints.ts';
import type { Alternative } from './alternatives.ts';
import styles from './results.module.css';

export interface WayOutLinkProps {
  way: Alternative;
  facets: readonly Facet[];
}

/** A listing that has something, with how much; nothing where there is nothing either. */
export function AlternativeLink({ way, facets }: WayOutLinkProps) {
  const search = writeAddress(way.address);
  const { data: total } = useCatalogCountProductsQuery(queryOfAddress(way.path, search));
  const { count } = useFormats();
  const textOf = useChoiceText(facets);
  if (!total) return null;
  const { without } = way;
  const left = {
    what: without.kind === 'choice' ? textOf(without.choice) : without.kind === 'word' ? without.word : '',
    q: way.address.q,
  };
  return (
    <li className={styles.way}>
      <Link to={listingPath(way.path, search)}>
        <FormattedMessage id={`catalog.empty.without-${without.kind}`} values={left} />
      </Link>{' '}
      <span className={styles.count}>
        <FormattedMessage id="catalog.listing.count" values={{ total, shown: count(total) }} />
      </span>
    </li>
  );
}
