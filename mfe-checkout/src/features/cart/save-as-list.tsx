import { useVisitor } from '@gantry/api-client';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import { maxListName } from '@gantry/contracts/list-limits';
import { isSignedIn } from '@gantry/domain/roles';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import styles from './cart.module.css';

/** Keeps the cart as a list with a name, for people who are signed in; leads to the list. */
export function SaveAsList() {
  const { user } = useVisitor();
  if (!user || !isSignedIn(user.role)) return null;
  return (
    <Form method="post" action={cartPath()} className={styles.paste}>
      <input type="hidden" name="intent" value="save-list" />
      <noscript>
        <PlainPostKey />
      </noscript>
      <Field label={<FormattedMessage id="checkout.save-list.name" />}>
        {(control) => <TextInput {...control} name="name" required maxLength={maxListName} />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="checkout.save-list.save" />
      </Button>
    </Form>
  );
}
