import { adminAuditPath } from '@gantry/contracts/addresses/admin';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import styles from './audit.module.css';

/** The trail of one kind of record, or of one record. */
export function AuditFilter({ entity, number }: { readonly entity: string; readonly number: string }) {
  return (
    <Form role="search" action={adminAuditPath()} className={styles.filter} key={`${entity} ${number}`}>
      <Field label={<FormattedMessage id="admin.audit.entity" />}>
        {(control) => <TextInput {...control} name="entity" defaultValue={entity} maxLength={40} />}
      </Field>
      <Field label={<FormattedMessage id="admin.audit.number" />}>
        {(control) => <TextInput {...control} name="number" defaultValue={number} maxLength={60} mono />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.audit.find" />
      </Button>
    </Form>
  );
}
