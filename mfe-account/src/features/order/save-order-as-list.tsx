import { myListsPath } from '@gantry/contracts/addresses/account';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';

/** Keeps the lines of an order as a list under its number; the list is renamed on its own page. */
export function SaveOrderAsList({ number }: { readonly number: string }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'account.order.heading' }, { number: number.toUpperCase() });
  return (
    <Form method="post" action={myListsPath()}>
      <noscript>
        <PlainPostKey />
      </noscript>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="order" value={number} />
      <Button type="submit" variant="quiet" size="small">
        <FormattedMessage id="account.order.save-list" />
      </Button>
    </Form>
  );
}
