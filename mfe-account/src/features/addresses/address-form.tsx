import { failureOf, withKey } from '@gantry/api-client';
import { addressEntrySchema, type SavedAddress } from '@gantry/contracts/schemas/address';
import { AddressFields } from '@gantry/forms/address-fields';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import cardStyles from '../../parts/cards.module.css';
import type { AddressOwner } from './address-owner.ts';
import { useBookWrites } from './use-book-writes.ts';

const empty = { address: { country: 'US' }, isDefaultBilling: false, isDefaultShipping: false };

export interface AddressFormProps {
  /** whose book it is for */
  readonly owner: AddressOwner;
  /** the entry to change; a new one without it */
  readonly saved?: SavedAddress;
  /** saved or given up */
  readonly onDone: () => void;
}

/** Adds an address to a book or changes one. */
export function AddressForm({ owner, saved, onDone }: AddressFormProps) {
  const intl = useIntl();
  const { add, save } = useBookWrites(owner);
  const initialValues = useMemo(() => valuesOf(saved), [saved]);
  const text = (what: string) => intl.formatMessage({ id: `account.address.${what}` });
  return (
    <Form
      id="address"
      schema={addressEntrySchema}
      initialValues={initialValues}
      onSubmit={async (body, { keyFor }) => {
        const { error } = saved
          ? await save({ params: { id: saved.id }, body })
          : await add(withKey({ body }, keyFor(body)));
        if (error) return { failure: failureOf(error) };
        onDone();
        return undefined;
      }}
    >
      <TextField name="label" label={text('label')} hint={text('label-hint')} required />
      <AddressFields name="address" section="shipping" />
      <CheckboxField name="isDefaultShipping" label={text('default-shipping')} />
      <CheckboxField name="isDefaultBilling" label={text('default-billing')} />
      <div className={cardStyles.actions}>
        <SubmitButton>
          <FormattedMessage id="account.save" />
        </SubmitButton>
        <Button onClick={onDone}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </div>
    </Form>
  );
}

function valuesOf(saved: SavedAddress | undefined) {
  if (!saved) return empty;
  const { label, address, isDefaultBilling, isDefaultShipping } = saved;
  return { label, address, isDefaultBilling, isDefaultShipping };
}
