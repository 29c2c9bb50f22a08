import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useHref } from 'react-router';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { FacetValue } from './facet-value.tsx';

/** Values shown before "more". */
export const firstValues = 8;

export interface ValueListProps {
  code: string;
  values: Facet['values'];
  address: ListingAddress;
  className?: string | undefined;
}

/** Some values of a facet; nothing for none. */
export function ValueList({ code, values, address, className }: ValueListProps) {
  const page = useHref({ search: '' });
  if (values.length === 0) return null;
  return (
    <ul className={className}>
      {values.map((one) => (
        <FacetValue key={one.value} code={code} value={one} address={address} page={page} />
      ))}
    </ul>
  );
}
