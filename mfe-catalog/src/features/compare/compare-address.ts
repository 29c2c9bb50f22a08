import { maxCompared } from '@gantry/contracts/product-limits';

/** What a comparison's address asks for. */
export interface CompareAddress {
  /** store or part numbers, each once, at most six */
  readonly skus: readonly string[];
  /** attributes in which the products do not differ are left out */
  readonly onlyDifferences: boolean;
}

/** Reads `?sku=A,B&sku=C&only=differences`; a form without scripts sends each number on its own. */
export function readCompareAddress(search: string): CompareAddress {
  const query = new URLSearchParams(search);
  const skus = query.getAll('sku').flatMap((text) => text.split(',').map((sku) => sku.trim().slice(0, 80)));
  return {
    skus: [...new Set(skus.filter(Boolean))].slice(0, maxCompared),
    onlyDifferences: query.get('only') === 'differences',
  };
}

/** The address of a comparison below `/b/compare`. */
export function writeCompareAddress({ skus, onlyDifferences }: CompareAddress): string {
  const parts = skus.length > 0 ? [`sku=${skus.map(encodeURIComponent).join(',')}`] : [];
  if (onlyDifferences) parts.push('only=differences');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
