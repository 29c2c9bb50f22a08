import { listingPath } from '@gantry/contracts/addresses/catalog';
import { Breadcrumb, Button, ErrorState, PageHeader } from '@gantry/ui';
import { memo, startTransition, Suspense, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { CompareBar } from '../../features/compare/compare-bar.tsx';
import { FacetList } from '../../features/facets/facet-list.tsx';
import { useCatalogListProductsQuery } from '../../api/listing.endpoints.ts';
import { Subcategories } from '../../features/listing-results/subcategories.tsx';
import type { ShownListing } from '../../api/shown-listing.ts';
import { AskedAddress } from '../../parts/asked-address.tsx';
import { queryOfAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { useComplete } from '../../parts/initial-render.ts';
import { choicesOf } from '../../parts/listing-choices.ts';
import { useListingAddress } from '../../parts/use-listing-address.ts';
import { usePersonalPrices } from '../../parts/use-personal-prices.ts';
import type { ListingLoaded } from './listing.loader.ts';
import { ListingResults } from './listing-results.tsx';
import styles from './listing.module.css';

export { loader } from './listing.loader.ts';

/** A category, a brand or a search: facets left, families and products right. What is shown stays until the next arrives. */
export default function ListingPage() {
  const { path, search, address } = useListingAddress();
  const query = useCatalogListProductsQuery({ query: queryOfAddress(path, search) });
  const { data: listing, refetch } = query;
  const isFailed = useSteadyFailure(query);
  usePersonalPrices(listing?.items ?? [], refetch);
  // Facets and subcategories keep their places as long as it is the same category and the same words.
  const place = `${path}?${address.q}`;
  const loaded = useLoaderData<ListingLoaded | undefined>();
  const isComplete = useComplete(place, loaded);
  const facets = useFacetsAfter(place, listing, address);
  if (!listing) return isFailed ? <ListingFailed onRetry={refetch} /> : null;
  return (
    <AskedAddress address={address}>
      <ListingHead listing={listing} address={address} />
      {/* parts of their own of the server's page: a press on one of them need not wait for the others to be hydrated */}
      <Suspense>
        <Subcategories key={`categories ${place}`} categories={listing.categories} address={address} />
      </Suspense>
      <div className={styles.columns}>
        <Facets
          key={`facets ${place}`}
          listing={facets.listing ?? listing}
          address={facets.address}
          problem={loaded?.problem ?? null}
          isComplete={isComplete}
        />
        <Suspense>
          <ListingResults
            listing={listing}
            isComplete={isComplete}
            path={path}
            address={address}
            failure={isFailed ? <ListingFailed onRetry={refetch} /> : null}
          />
        </Suspense>
      </div>
      <CompareBar />
    </AskedAddress>
  );
}

/**
 * What the facets show. They are the most links of a page, and each holds the whole address: at a place that is shown
 * already they follow when the products are there, so that these need not wait for them.
 */
function useFacetsAfter(place: string, listing: ShownListing | undefined, address: ListingAddress) {
  const now = useMemo(() => ({ place, listing, address }), [place, listing, address]);
  // A deferred value would not wait: navigation is a transition already.
  const [later, setLater] = useState(now);
  useEffect(() => startTransition(() => setLater(now)), [now]);
  return later.place === place && later.listing ? later : now;
}

/** Whether the last call failed; stays so while it is tried again, or the message would flash. */
function useSteadyFailure({ isError, isFetching }: { isError: boolean; isFetching: boolean }): boolean {
  const [isFailed, setIsFailed] = useState(isError);
  const isNow = isError || (isFetching && isFailed);
  if (isNow !== isFailed) setIsFailed(isNow);
  return isNow;
}

interface PartProps {
  listing: ShownListing;
  address: ListingAddress;
}

function ListingHead({ listing, address }: PartProps) {
  const intl = useIntl();
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
    />
  );
}

interface FacetsProps extends PartProps, Pick<ListingLoaded, 'problem'> {
  isComplete: boolean;
}

const Facets = memo(function Facets({ listing, address, problem, isComplete }: FacetsProps) {
  const intl = useIntl();
  if (listing.facets.length === 0) return null;
  const chosen = choicesOf(address).length;
  return (
    <aside className={styles.facets} aria-label={intl.formatMessage({ id: 'catalog.facets.label' })}>
      <details className={styles.fold} open={problem ? true : undefined}>
        <summary className={styles.foldHead}>
          <FormattedMessage id="catalog.facets.open" values={{ chosen }} />
        </summary>
        <FacetList facets={listing.facets} address={address} problem={problem} isComplete={isComplete} />
      </details>
    </aside>
  );
});

/** What was shown before, if anything, stays below this. */
function ListingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={<FormattedMessage id="catalog.listing.failed" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="catalog.listing.again" />
        </Button>
      }
    >
      <FormattedMessage id="catalog.listing.failed-hint" />
    </ErrorState>
  );
}
