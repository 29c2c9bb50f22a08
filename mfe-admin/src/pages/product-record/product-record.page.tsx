import { adminProductsPath } from '@gantry/contracts/addresses/admin';
import { useParams } from 'react-router';
import { useCatalogAdminGetProductQuery } from '../../api/products.endpoints.ts';
import { ProductRecord } from '../../features/product-record/product-record.tsx';
import { NoProducts } from '../../parts/no-products.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './product-record.loader.ts';

/** One product with everything staff may change of it. */
export default function ProductRecordPage() {
  const { sku = '' } = useParams();
  const { data: product, error } = useCatalogAdminGetProductQuery({ params: { sku } });
  if (error) return <NoProducts error={error} />;
  if (!product) return null;
  return (
    <RecordPage name={product.name} list={{ title: 'admin.products.title', to: adminProductsPath() }}>
      <ProductRecord key={sku} product={product} at={sku} level={2} />
    </RecordPage>
  );
}
