import { adminJournalPath } from '@gantry/contracts/addresses/admin';
import { Button, Field, Select, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { OpenViewField } from '../../parts/saved-views/open-view-field.tsx';
import styles from '../../parts/tax-page.module.css';
import { accounts, accountText } from './accounts.ts';

/** Entries of one order, or of one account. */
export function JournalFilter({ order, account }: { readonly order: string; readonly account: string }) {
  const intl = useIntl();
  return (
    <Form role="search" action={adminJournalPath()} className={styles.filter} key={`${order} ${account}`}>
      <OpenViewField />
      <Field label={<FormattedMessage id="admin.journal.order" />}>
        {(control) => <TextInput {...control} name="order" defaultValue={order} maxLength={40} mono />}
      </Field>
      <Field label={<FormattedMessage id="admin.journal.account" />}>
        {(control) => (
          <Select {...control} name="account" defaultValue={account}>
            <option value="">{intl.formatMessage({ id: 'admin.journal.all' })}</option>
            {accounts.map((name) => (
              <option key={name} value={name}>
                {intl.formatMessage({ id: accountText(name) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.journal.find" />
      </Button>
    </Form>
  );
}
