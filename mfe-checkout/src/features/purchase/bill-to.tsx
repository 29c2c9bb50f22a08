import type { AddressInput } from '@gantry/contracts/schemas/address';
import { AddressFields } from '@gantry/forms/address-fields';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Checkbox } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './purchase.module.css';

/** Where the invoice goes: to the shipping address unless the buyer says otherwise. */
export function BillTo() {
  const { change } = useFormActions();
  const billTo = useFormValue<Partial<AddressInput> | null>('billTo');
  return (
    <>
      <Checkbox
        checked={!billTo}
        onChange={(event) => change({ billTo: event.target.checked ? null : { country: 'US' } })}
      >
        <FormattedMessage id="checkout.purchase.same-billing" />
      </Checkbox>
      {billTo ? (
        <fieldset className={styles.billTo}>
          <legend>
            <FormattedMessage id="checkout.purchase.bill-to" />
          </legend>
          <AddressFields name="billTo" section="billing" />
        </fieldset>
      ) : null}
    </>
  );
}
