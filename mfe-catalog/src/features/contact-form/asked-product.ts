import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { maxInquiryLines } from '@gantry/contracts/schemas/inquiry';

/** A product the address asks about. */
export type AskedProduct = Pick<ProductRow, 'sku' | 'uri' | 'name' | 'partNumber' | 'minQuantity'>;

/** The store numbers in `?product=…&product=…`, each once and no more than an inquiry may name. */
export function askedSkus(search: URLSearchParams): string[] {
  const given = search.getAll('product').map((sku) => sku.trim());
  const usable = given.filter((sku) => sku !== '' && sku.length <= 80);
  return [...new Set(usable)].slice(0, maxInquiryLines);
}
