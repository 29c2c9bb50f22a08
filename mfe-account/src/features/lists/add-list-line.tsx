import { myListPath } from '@gantry/contracts/addresses/account';
import { maxListNote } from '@gantry/contracts/list-limits';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { RefusedChange } from '../../parts/posted-change.ts';
import styles from './lists.module.css';
import { ListRefusal } from './list-refusal.tsx';

interface AddListLineProps {
  readonly id: string;
  /** what came back of the form */
  readonly refused: RefusedChange | undefined;
}

/** Puts a product in a list by its number. */
export function AddListLine({ id, refused }: AddListLineProps) {
  const { text, quantity = '1' } = refused?.values ?? {};
  return (
    <Form method="post" action={myListPath(id)} className={`${styles.row} ${styles.section}`}>
      <input type="hidden" name="intent" value="add-line" />
      <noscript>
        <PlainPostKey />
      </noscript>
      <Field
        label={<FormattedMessage id="account.list.number" />}
        error={refused ? <ListRefusal code={refused.code} /> : undefined}
      >
        {(control) => (
          <TextInput {...control} name="text" required maxLength={maxListNote} defaultValue={text} />
        )}
      </Field>
      <Field label={<FormattedMessage id="account.list.quantity" />}>
        {(control) => (
          <TextInput
            {...control}
            name="quantity"
            required
            inputMode="numeric"
            pattern="[0-9]{1,6}"
            defaultValue={quantity}
            className={styles.quantity}
          />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="account.list.add" />
      </Button>
    </Form>
  );
}
