import { parametersOf, type ListingAddress } from './listing-address.ts';

/** The address as hidden inputs, so that a form sent without scripts keeps what was chosen before. */
export function HiddenAddress({ address }: { address: ListingAddress }) {
  return parametersOf(address).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
