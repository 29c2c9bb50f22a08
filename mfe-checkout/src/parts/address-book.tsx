import type { AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Alert, Field, Select } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenAddresses } from '../api/use-address-book.ts';
import { addressLine } from './address-line.ts';
import { addressValues, savedAs, savedAtPlaceOf } from './address-values.ts';
import styles from './parts.module.css';

export interface AddressBookProps {
  readonly open: OpenAddresses;
  /** the address of the form that is filled in */
  readonly name: 'shipTo' | 'billTo';
}

/**
 * Fills the address in from the book. The fields stay open to changes; those are for this order only. Where the company
 * wants its own addresses only, what may change is who receives there.
 */
export function AddressBook({ open: { book, areOnlyOnes }, name }: AddressBookProps) {
  const { changeValues } = useFormActions();
  const address = useFormValue<Partial<AddressInput>>(name);
  const chosen = areOnlyOnes ? savedAtPlaceOf(book, address) : savedAs(book, address);
  const chooseAddress = (id: string) => {
    const saved = book.find((one) => one.id === id);
    if (!saved && areOnlyOnes) return;
    changeValues({ [name]: saved ? addressValues(saved.address) : { country: 'US' } });
  };
  if (book.length === 0) return null;
  return (
    <>
      {areOnlyOnes ? (
        <Alert tone="note">
          <FormattedMessage id="checkout.address.only-company" />
        </Alert>
      ) : null}
      <div className={styles.half}>
        <Field label={<FormattedMessage id="checkout.purchase.address-book" />}>
          {(control) => (
            <Select
              {...control}
              value={chosen?.id ?? ''}
              onChange={(event) => chooseAddress(event.target.value)}
            >
              <Entries book={book} />
              {areOnlyOnes && chosen ? null : <NoEntry areOnlyOnes={areOnlyOnes} />}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

/** What stands in the list for an address that is not in the book. */
const NoEntry = ({ areOnlyOnes }: Pick<OpenAddresses, 'areOnlyOnes'>) => (
  <option value="">
    <FormattedMessage id={areOnlyOnes ? 'checkout.address.choose' : 'checkout.purchase.new-address'}>
      {(words) => words}
    </FormattedMessage>
  </option>
);

/** The entries of the book, those of the company apart from one’s own. */
function Entries({ book }: Pick<OpenAddresses, 'book'>) {
  const intl = useIntl();
  const own = book.filter(({ isOfCompany }) => !isOfCompany);
  const shared = book.filter(({ isOfCompany }) => isOfCompany);
  if (shared.length === 0) return <Options entries={own} />;
  return (
    <>
      {own.length > 0 ? (
        <optgroup label={intl.formatMessage({ id: 'checkout.address.own' })}>
          <Options entries={own} />
        </optgroup>
      ) : null}
      <optgroup label={intl.formatMessage({ id: 'checkout.address.company' })}>
        <Options entries={shared} />
      </optgroup>
    </>
  );
}

const Options = ({ entries }: { readonly entries: readonly SavedAddress[] }) =>
  entries.map((saved) => (
    <option key={saved.id} value={saved.id}>
      {`${saved.label}: ${addressLine(saved.address)}`}
    </option>
  ));
