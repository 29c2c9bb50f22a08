import { adminReconciliationPath } from '@gantry/contracts/addresses/admin';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import styles from '../../parts/tax-page.module.css';

/** The day that is looked at, by the clock of the providers. */
export function ChooseDay({ day }: { readonly day: string }) {
  return (
    <Form action={adminReconciliationPath()} className={styles.filter} key={day}>
      <Field label={<FormattedMessage id="admin.reconciliation.day" />}>
        {(control) => <TextInput {...control} name="day" type="date" defaultValue={day} required />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.reconciliation.show" />
      </Button>
    </Form>
  );
}
