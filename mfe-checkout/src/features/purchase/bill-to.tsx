import type { AddressInput } from '@gantry/contracts/schemas/address';
import { usualAddress } from '@gantry/domain/company-addresses';
import { AddressFields } from '@gantry/forms/address-fields';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Checkbox } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { AddressBook } from '../../parts/address-book.tsx';
import { addressValues } from '../../parts/address-values.ts';
import styles from './purchase.module.css';
import { useFindPlace } from './use-find-place.ts';
import { useOpenAddresses } from '../../api/use-address-book.ts';

/** Where the invoice goes: to the book's billing address, or the shipping address where the buyer says so. */
export function BillTo() {
  const { changeValues } = useFormActions();
  const open = useOpenAddresses();
  const findPlace = useFindPlace();
  const billTo = useFormValue<Partial<AddressInput> | null>('billTo');
  const first = usualAddress(open.book, 'billing') ?? open.book[0];
  const own = first ? addressValues(first.address) : { country: 'US' };
  return (
    <>
      <Checkbox
        checked={!billTo}
        onChange={(event) => changeValues({ billTo: event.target.checked ? null : own })}
      >
        <FormattedMessage id="checkout.purchase.same-billing" />
      </Checkbox>
      {billTo ? (
        <fieldset className={styles.billTo}>
          <legend>
            <FormattedMessage id="checkout.purchase.bill-to" />
          </legend>
          <AddressBook open={open} name="billTo" />
          <AddressFields name="billTo" section="billing" findPlace={findPlace} />
        </fieldset>
      ) : null}
    </>
  );
}
