import { adminProductPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage } from 'react-intl';
import { useCatalogAdminGetProductQuery } from '../../api/products.endpoints.ts';
import { OpenRecord } from '../../parts/open-record.tsx';
import type { Neighbors } from '../../parts/use-neighbors.ts';
import { ProductRecord } from './product-record.tsx';

interface OpenProductProps {
  readonly sku: string;
  readonly close: string;
  readonly neighbors: Neighbors;
}

/** The product that stands open beside the list. */
export function OpenProduct({ sku, close, neighbors }: OpenProductProps) {
  const { data: product } = useCatalogAdminGetProductQuery({ params: { sku } });
  const title = product?.name ?? <FormattedMessage id="admin.product.title" />;
  return (
    <OpenRecord title={title} to={adminProductPath(sku.toLowerCase())} close={close} neighbors={neighbors}>
      {product ? <ProductRecord key={sku} product={product} at={sku} level={3} /> : null}
    </OpenRecord>
  );
}
