import { useFormats } from '@gantry/i18n/formats';
import { Breadcrumb, ErrorState, PageHeader, Pagination } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { ChosenChips } from '../../features/facets/chosen-chips.tsx';
import { FacetList } from '../../features/facets/facet-list.tsx';
import { useCatalogListProductsQuery } from '../../features/listing-results/listing.endpoints.ts';
import { NoResults } from '../../features/listing-results/no-results.tsx';
import { ResultList } from '../../features/listing-results/result-list.tsx';
import type { ShownListing } from '../../features/listing-results/shown-listing.ts';
import { SortForm } from '../../features/listing-results/sort-form.tsx';
import { Subcategories } from '../../features/listing-results/subcategories.tsx';
import { queryOfAddress, writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf } from '../../parts/listing-choices.ts';
import { useListingAddress } from '../../parts/use-listing-address.ts';
import { usePersonalPrices } from '../../parts/use-personal-prices.ts';
import { listingPath } from '../../urls.ts';
import styles from './listing.module.css';

/** A category, a brand or a search: facets left, families and products right. What is shown stays until the next arrives. */
export function ListingPage() {
  const { path, search, address } = useListingAddress();
  const {
    data: listing,
    isError,
    refetch,
  } = useCatalogListProductsQuery({ query: queryOfAddress(path, search) });
  usePersonalPrices(listing?.items ?? [], refetch);
  if (!listing) return isError ? <ListingFailed /> : null;
  return (
    <>
      <ListingHead listing={listing} address={address} />
      {address.q ? null : <Subcategories categories={listing.categories} />}
      <div className={styles.columns}>
        <Facets key={`${path}?${address.q}`} listing={listing} address={address} />
        <Results listing={listing} path={path} address={address} />
      </div>
    </>
  );
}

interface PartProps {
  listing: ShownListing;
  address: ListingAddress;
}

function ListingHead({ listing, address }: PartProps) {
  const intl = useIntl();
  const { count } = useFormats();
  const above = listing.breadcrumb.slice(0, -1).map(({ name, path }) => ({ name, to: listingPath(path) }));
  const own = listing.breadcrumb.at(-1);
  const title = address.q
    ? intl.formatMessage({ id: 'catalog.listing.results' }, { q: address.q })
    : listing.title || intl.formatMessage({ id: 'catalog.listing.title' });
  const home = { name: intl.formatMessage({ id: 'catalog.listing.home' }), to: '/' };
  return (
    <PageHeader
      above={
        <Breadcrumb
          label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
          items={[home, ...above, { name: own?.name ?? title }]}
        />
      }
      title={title}
      aside={
        <output>
          <FormattedMessage
            id="catalog.listing.count"
            values={{ total: listing.total, shown: count(listing.total) }}
          />
        </output>
      }
      actions={listing.total > 1 ? <SortForm address={address} /> : null}
    />
  );
}

function Facets({ listing, address }: PartProps) {
  if (listing.facets.length === 0) return null;
  const chosen = choicesOf(address).length;
  return (
    <aside className={styles.facets}>
      <details className={styles.fold}>
        <summary className={styles.foldHead}>
          <FormattedMessage id="catalog.facets.open" values={{ chosen }} />
        </summary>
        <FacetList facets={listing.facets} address={address} />
      </details>
    </aside>
  );
}

function Results({ listing, path, address }: PartProps & { path: string }) {
  const intl = useIntl();
  const isLoading = useNavigation().state === 'loading';
  const word = (id: string) => intl.formatMessage({ id: `catalog.pages.${id}` });
  return (
    <section
      className={styles.results}
      aria-busy={isLoading}
      aria-label={intl.formatMessage({ id: 'catalog.listing.products' })}
    >
      <ChosenChips facets={listing.facets} address={address} />
      {listing.items.length ? (
        <ResultList listing={listing} />
      ) : (
        <NoResults path={path} address={address} isPastTheEnd={listing.total > 0} />
      )}
      <Pagination
        page={listing.page}
        last={Math.ceil(listing.total / listing.size)}
        to={(page) => listingPath(path, writeAddress({ ...address, page }))}
        labels={{
          nav: word('label'),
          previous: word('previous'),
          next: word('next'),
          page: (page) => intl.formatMessage({ id: 'catalog.pages.page' }, { page }),
        }}
      />
    </section>
  );
}

function ListingFailed() {
  return (
    <ErrorState title={<FormattedMessage id="catalog.listing.failed" />}>
      <FormattedMessage id="catalog.listing.failed-hint" />
    </ErrorState>
  );
}
