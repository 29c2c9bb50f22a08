import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { BrandIndex } from '../../features/brand-index/brand-index.tsx';
import { useCatalogListBrandsQuery } from '../../api/brands.endpoints.ts';

export { loader } from './brands.loader.ts';

/** "Shop Our Brands & Manufacturers". */
export default function BrandsPage() {
  const { data: brands = [] } = useCatalogListBrandsQuery();
  const { count } = useFormats();
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="catalog.brands.title" />}
        aside={<FormattedMessage id="catalog.brands.count" values={{ count: count(brands.length) }} />}
      />
      {brands.length ? (
        <BrandIndex brands={brands} />
      ) : (
        <EmptyState title={<FormattedMessage id="catalog.brands.empty" />}>
          <FormattedMessage id="catalog.home.empty-hint" />
        </EmptyState>
      )}
    </>
  );
}
