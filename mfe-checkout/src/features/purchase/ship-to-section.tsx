import type { AddressInput } from '@gantry/contracts/schemas/address';
import { AddressFields } from '@gantry/forms/address-fields';
import { useFormValue } from '@gantry/forms/form-values';
import { AddressBook } from '../../parts/address-book.tsx';
import { addressLine } from '../../parts/address-line.ts';
import { Section } from './section.tsx';
import { useFindPlace } from './use-find-place.ts';
import { useOpenAddresses } from '../../api/use-address-book.ts';

/** Where the goods go; signed-in buyers choose from their address book. */
export function ShipToSection() {
  const open = useOpenAddresses();
  const findPlace = useFindPlace();
  const shipTo = useFormValue<Partial<AddressInput>>('shipTo');
  return (
    <Section section="shipTo" summary={addressLine(shipTo)}>
      <AddressBook open={open} name="shipTo" />
      <AddressFields name="shipTo" section="shipping" findPlace={findPlace} />
    </Section>
  );
}
