import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Field, Select } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../../parts/address-line.ts';
import { addressValues } from './purchase-values.ts';
import styles from './purchase.module.css';

export interface AddressBookProps {
  readonly book: readonly SavedAddress[];
  /** the address of the form that is filled in */
  readonly name: 'shipTo' | 'billTo';
  /** which mark of an address makes it the first choice */
  readonly preferred: 'isDefaultShipping' | 'isDefaultBilling';
}

/** Fills the address in from the book. The fields stay open to changes; those are for this order only. */
export function AddressBook({ book, name, preferred }: AddressBookProps) {
  const { change } = useFormActions();
  const street = useFormValue(`${name}.line1`);
  const [chosen, setChosen] = useState('');
  const offered = useRef(false);
  const choose = (id: string) => {
    setChosen(id);
    const saved = book.find((one) => one.id === id);
    change({ [name]: saved ? addressValues(saved.address) : { country: 'US' } });
  };

  // The default is filled in once, and never over something typed.
  useEffect(() => {
    if (offered.current) return;
    offered.current = true;
    const first = book.find((one) => one[preferred]) ?? book[0];
    if (first && !street) choose(first.id);
  });

  return (
    <div className={styles.half}>
      <Field label={<FormattedMessage id="checkout.purchase.address-book" />}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => choose(event.target.value)}>
            {book.map((saved) => (
              <option key={saved.id} value={saved.id}>
                {`${saved.label}: ${addressLine(saved.address)}`}
              </option>
            ))}
            <option value="">
              <FormattedMessage id="checkout.purchase.new-address">{(words) => words}</FormattedMessage>
            </option>
          </Select>
        )}
      </Field>
    </div>
  );
}
