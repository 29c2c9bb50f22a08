import { listingPath } from '@gantry/contracts/addresses/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { classNames, hiddenClass, Pagination } from '@gantry/ui';
import { usePageLabels } from '@gantry/ui/page-labels';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { ChosenChips } from '../../features/facets/chosen-chips.tsx';
import { ResultList } from '../../features/listing-results/result-list.tsx';
import type { ShownListing } from '../../api/shown-listing.ts';
import { SortForm } from '../../features/listing-results/sort-form.tsx';
import { guidanceTexts } from '../../messages/guidance/guidance-texts.ts';
import { firstPage, writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import styles from './listing-results.module.css';

/** A chunk of its own: most listings are what was asked for. */
const Guidance = guidanceTexts.lazy(
  () => import(/* webpackChunkName: "catalog-guidance" */ '../../features/listing-results/guidance.tsx'),
);

export interface ListingResultsProps {
  listing: ShownListing;
  path: string;
  address: ListingAddress;
  /** false: the first screen alone */
  isComplete: boolean;
  /** said above what is still shown of the listing before */
  failure: ReactNode;
}

/** Count, choices and order in one bar of constant height, so that choosing moves no row; below it the products. */
export function ListingResults({ listing, path, address, isComplete, failure }: ListingResultsProps) {
  const intl = useIntl();
  const isLoading = useNavigation().state === 'loading';
  return (
    <section
      className={classNames(styles.results, !isComplete && styles.firstScreen)}
      aria-busy={isLoading}
      aria-label={intl.formatMessage({ id: 'catalog.listing.products' })}
    >
      <div className={styles.bar}>
        <Total total={listing.total} />
        <ChosenChips facets={listing.facets} address={address} />
        {listing.total > 1 ? <SortForm address={address} /> : null}
      </div>
      {failure}
      {listing.spelling || listing.items.length === 0 ? (
        <Suspense fallback={null}>
          <Guidance listing={listing} path={path} address={address} />
        </Suspense>
      ) : null}
      {listing.items.length ? <ResultList listing={listing} isComplete={isComplete} /> : null}
      {isComplete ? <Pages listing={listing} path={path} address={address} /> : null}
    </section>
  );
}

/** How many are listed. Of none only readers of the screen are told here: the heading below says it to all others. */
function Total({ total }: { total: number }) {
  const { count } = useFormats();
  const isNone = total === 0;
  return (
    <output className={classNames(styles.total, isNone && styles.none, isNone && hiddenClass)}>
      <FormattedMessage id="catalog.listing.count" values={{ total, shown: count(total) }} />
    </output>
  );
}

/** Neighbours by cursor, which stays right while the catalogue changes; any other page by its number. */
function Pages({ listing, path, address }: Omit<ListingResultsProps, 'failure' | 'isComplete'>) {
  const labels = usePageLabels('catalog.pages');
  const { page, pages, nextCursor, previousCursor } = listing;
  const to = (number: number, cursor: string | null = null) =>
    listingPath(path, writeAddress({ ...address, ...firstPage, page: number, cursor: cursor ?? '' }));
  return (
    <Pagination
      page={page}
      last={pages}
      to={to}
      // The first page has one address only.
      previousTo={page > 2 ? to(page - 1, previousCursor) : undefined}
      nextTo={to(page + 1, nextCursor)}
      labels={labels}
    />
  );
}
