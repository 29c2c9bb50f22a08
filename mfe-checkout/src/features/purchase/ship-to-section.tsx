import { useUser } from '@gantry/api-client';
import type { AddressInput } from '@gantry/contracts/schemas/address';
import { AddressFields } from '@gantry/forms/address-fields';
import { useFormValue } from '@gantry/forms/form-values';
import { useIdentityListAddressesQuery } from '../../api/purchase.endpoints.ts';
import { AddressBook } from './address-book.tsx';
import { addressLine } from '../../parts/address-line.ts';
import { Section } from './section.tsx';

/** Where the goods go; signed-in buyers choose from their address book. */
export function ShipToSection() {
  const user = useUser();
  const { data: book = [] } = useIdentityListAddressesQuery(undefined, { skip: !user });
  const shipTo = useFormValue<Partial<AddressInput>>('shipTo');
  return (
    <Section section="shipTo" summary={addressLine(shipTo)}>
      {book.length > 0 ? <AddressBook book={book} name="shipTo" preferred="isDefaultShipping" /> : null}
      <AddressFields name="shipTo" section="shipping" />
    </Section>
  );
}
