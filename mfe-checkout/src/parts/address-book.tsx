import type { AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Field, Select } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { addressLine } from './address-line.ts';
import { addressValues, savedAs } from './address-values.ts';
import styles from './parts.module.css';

export interface AddressBookProps {
  readonly book: readonly SavedAddress[];
  /** the address of the form that is filled in */
  readonly name: 'shipTo' | 'billTo';
}

/** Fills the address in from the book. The fields stay open to changes; those are for this order only. */
export function AddressBook({ book, name }: AddressBookProps) {
  const { changeValues } = useFormActions();
  const address = useFormValue<Partial<AddressInput>>(name);
  const chooseAddress = (id: string) => {
    const saved = book.find((one) => one.id === id);
    changeValues({ [name]: saved ? addressValues(saved.address) : { country: 'US' } });
  };
  return (
    <div className={styles.half}>
      <Field label={<FormattedMessage id="checkout.purchase.address-book" />}>
        {(control) => (
          <Select
            {...control}
            value={savedAs(book, address)?.id ?? ''}
            onChange={(event) => chooseAddress(event.target.value)}
          >
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
