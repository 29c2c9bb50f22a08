import type { Facet } from '@gantry/contracts/schemas/catalog';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { FacetValue } from './facet-value.tsx';

const none: readonly string[] = [];

/** What does not count beside a value once it is chosen. */
function insteadOf(value: Facet['values'][number], groups: Facet['values'] | undefined): readonly string[] {
  if (value.parts) return value.parts;
  const own = groups?.filter(({ parts }) => parts?.includes(value.value)).map((group) => group.value);
  return own ?? none;
}

/** Values shown before "more". */
export const firstValues = 8;

export interface ValueListProps {
  code: string;
  values: Facet['values'];
  /** of values that are parts of groups: the groups */
  groups?: Facet['values'] | undefined;
  address: ListingAddress;
  /** address of the listing without what is chosen in it */
  page: string;
  className?: string | undefined;
}

/** Some values of a facet; nothing for none. */
export function ValueList({ code, values, groups, address, page, className }: ValueListProps) {
  if (values.length === 0) return null;
  return (
    <ul className={className}>
      {values.map((one) => (
        <FacetValue
          key={one.value}
          code={code}
          value={one}
          instead={insteadOf(one, groups)}
          address={address}
          page={page}
        />
      ))}
    </ul>
  );
}
