import type { Product } from '@gantry/contracts/schemas/catalog';
import type { IntlShape } from 'react-intl';

type RegistryFact = 'countryOfOrigin' | 'unspsc';
/** A product's page or a row of a listing: what its answer does not hold is not shown. */
type WithFacts = Pick<Product, 'sku'> & Partial<Pick<Product, RegistryFact>>;

/**
 * What customs and purchasing departments ask for, in words: it is of every product, not of its category. The page of a
 * product shows all of it, a listing what its rows hold.
 */
export function registryFacts(
  intl: IntlShape,
  { countryOfOrigin, unspsc }: WithFacts,
): { key: RegistryFact; name: string; value: string }[] {
  const facts = [
    {
      key: 'countryOfOrigin' as const,
      name: intl.formatMessage({ id: 'catalog.product.origin' }),
      value:
        countryOfOrigin && (intl.formatDisplayName(countryOfOrigin, { type: 'region' }) ?? countryOfOrigin),
    },
    { key: 'unspsc' as const, name: intl.formatMessage({ id: 'catalog.product.unspsc' }), value: unspsc },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
