import { categoriesPath, comparePagePath } from '@gantry/contracts/addresses/catalog';
import { Alert, EmptyState, ErrorState, LinkButton, PageHeader } from '@gantry/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { AddNumberForm } from '../../features/compare/add-number-form.tsx';
import { readCompareAddress, writeCompareAddress } from '../../features/compare/compare-address.ts';
import { CompareTable } from '../../features/compare/compare-table.tsx';
import { useCatalogCompareProductsQuery } from '../../api/compare.endpoints.ts';
import { compareList } from '../../parts/compare-list.ts';
import styles from './compare.module.css';

export { loader } from './compare.loader.ts';

const nothing = { items: [], attributes: [] };

/** Products side by side. The address says which, so that a comparison can be kept, sent and made without scripts. */
export default function ComparePage() {
  const address = readCompareAddress(useLocation().search);
  const asked = useCatalogCompareProductsQuery(
    { query: { sku: address.skus.join(',') } },
    { skip: address.skus.length === 0 },
  );
  const comparison = (address.skus.length > 0 ? (asked.data ?? null) : nothing) ?? nothing;
  const skus = comparison.items.map(({ sku }) => sku);
  const chosen = skus.join(',');
  useEffect(() => {
    // What is compared is what is chosen, however the reader came here.
    if (chosen) compareList.writeSkus(chosen.split(','));
  }, [chosen]);
  const searchOf = (changes: Partial<typeof address>) =>
    writeCompareAddress({ ...address, skus, ...changes });
  return (
    <div className={styles.compare}>
      <PageHeader
        title={<FormattedMessage id="catalog.compare.title" />}
        actions={<AddNumberForm skus={skus} className={styles.form} />}
      />
      {asked.isError ? <Failed /> : null}
      <Unknown skus={address.skus} found={comparison.items} />
      {skus.length === 0 ? <Nothing /> : null}
      {skus.length === 1 ? (
        <p className={styles.hint}>
          <FormattedMessage id="catalog.compare.one" />
        </p>
      ) : null}
      {skus.length > 1 ? <WhatDiffers comparison={comparison} address={address} searchOf={searchOf} /> : null}
      {skus.length > 0 ? (
        <CompareTable
          comparison={comparison}
          onlyDifferences={address.onlyDifferences}
          without={(sku) => `${comparePagePath()}${searchOf({ skus: skus.filter((one) => one !== sku) })}`}
        />
      ) : null}
    </div>
  );
}

interface WhatDiffersProps {
  comparison: { attributes: readonly { differs: boolean }[] };
  address: ReturnType<typeof readCompareAddress>;
  searchOf: (changes: { onlyDifferences: boolean }) => string;
}

/** A link between all attributes and those in which the products differ. */
function WhatDiffers({ comparison, address: { onlyDifferences }, searchOf }: WhatDiffersProps) {
  if (!comparison.attributes.some(({ differs }) => differs)) {
    return (
      <p className={styles.hint}>
        <FormattedMessage id="catalog.compare.same" />
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      <Link to={searchOf({ onlyDifferences: !onlyDifferences })} replace preventScrollReset>
        <FormattedMessage id={`catalog.compare.${onlyDifferences ? 'everything' : 'differences'}`} />
      </Link>
    </p>
  );
}

interface UnknownProps {
  skus: readonly string[];
  found: readonly { sku: string; partNumber: string }[];
}

/** Numbers of the address that are no product's; nothing was typed in vain without a word. */
function Unknown({ skus, found }: UnknownProps) {
  if (found.length >= skus.length) return null;
  const normal = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const known = new Set(found.flatMap(({ sku, partNumber }) => [normal(sku), normal(partNumber)]));
  const numbers = skus.filter((sku) => !known.has(normal(sku)));
  if (numbers.length === 0) return null;
  return (
    <Alert tone="warn">
      <FormattedMessage id="catalog.compare.unknown" values={{ numbers: numbers.join(', ') }} />
    </Alert>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={<FormattedMessage id="catalog.compare.empty" />}
      actions={
        <LinkButton to={categoriesPath()}>
          <FormattedMessage id="catalog.empty.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id="catalog.compare.empty-hint" />
    </EmptyState>
  );
}

function Failed() {
  return (
    <ErrorState title={<FormattedMessage id="catalog.listing.failed" />}>
      <FormattedMessage id="catalog.listing.failed-hint" />
    </ErrorState>
  );
}
