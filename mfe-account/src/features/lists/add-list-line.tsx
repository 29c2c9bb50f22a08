import { myListPath } from '@gantry/contracts/addresses/account';
import { maxListNote } from '@gantry/contracts/list-limits';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { QuantityEntry } from '@gantry/forms/quantity-entry';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import type { RefusedChange } from '../../parts/posted-change.ts';
import styles from './lists.module.css';
import { ListRefusal } from './list-refusal.tsx';
import { hasWrongQuantity } from './wrong-quantity.ts';

interface AddListLineProps {
  readonly id: string;
  /** what came back of the form */
  readonly refused: RefusedChange | undefined;
}

/** Puts a product in a list by its number. */
export function AddListLine({ id, refused }: AddListLineProps) {
  const intl = useIntl();
  const { text, quantity } = refused?.values ?? {};
  return (
    <Form method="post" action={myListPath(id)} className={`${styles.row} ${styles.section}`}>
      <input type="hidden" name="intent" value="add-line" />
      <noscript>
        <PlainPostKey />
      </noscript>
      <Field
        label={<FormattedMessage id="account.list.number" />}
        error={refused && !hasWrongQuantity(refused) ? <ListRefusal code={refused.code} /> : undefined}
      >
        {(control) => (
          <TextInput {...control} name="text" required maxLength={maxListNote} defaultValue={text} />
        )}
      </Field>
      <Field label={<FormattedMessage id="account.list.quantity" />}>
        {({ id: control }) => (
          <QuantityEntry
            id={control}
            label={intl.formatMessage({ id: 'account.list.quantity' })}
            quantity={1}
            refused={quantity}
          />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="account.list.add" />
      </Button>
    </Form>
  );
}
