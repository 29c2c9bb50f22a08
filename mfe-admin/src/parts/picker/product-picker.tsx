import type { AdminProductSummary } from '@gantry/contracts/schemas/product-admin';
import { useCatalogAdminListProductsQuery } from '../../api/products.endpoints.ts';
import { Picker, type PickerField } from './picker.tsx';
import type { UseSearch } from './use-choice.ts';

type Product = Pick<AdminProductSummary, 'sku' | 'name' | 'brand'>;

interface ProductPickerProps extends PickerField {
  readonly onPick: (product: Product) => void;
}

/** Finds products by name or number. */
export const ProductPicker = (props: ProductPickerProps) => (
  <Picker {...props} useSearch={useProducts} keyOf={keyOf} textOf={textOf} messages="admin.product-picker" />
);

const size = '20';

const useProducts: UseSearch<Product> = (search, options) => {
  const { currentData, isError } = useCatalogAdminListProductsQuery({ query: { search, size } }, options);
  return { items: currentData?.items, isError };
};
const keyOf = ({ sku }: Product): string => sku;
const textOf = ({ sku, name, brand }: Product) => ({
  title: name,
  facts: [brand, sku].filter(Boolean).join(' · '),
});
