import { adminAuditPath } from '@gantry/contracts/addresses/admin';
import { auditFileAddress } from '@gantry/contracts/file-address';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { OpenViewField } from '../../parts/saved-views/open-view-field.tsx';
import styles from './audit.module.css';

const fields = [
  { name: 'entity', maxLength: 40 },
  { name: 'number', maxLength: 60, mono: true },
  { name: 'person', maxLength: 120 },
  { name: 'field', maxLength: 60 },
  { name: 'from', type: 'date' },
  { name: 'to', type: 'date' },
] as const;

export interface AuditFilterProps {
  /** what the trail is narrowed by now */
  readonly asked: Readonly<Record<string, string | undefined>>;
}

/** Narrows the trail by record, person, field and days, and saves what is found. */
export function AuditFilter({ asked }: AuditFilterProps) {
  return (
    <Form role="search" action={adminAuditPath()} className={styles.filter} key={JSON.stringify(asked)}>
      <OpenViewField />
      {fields.map(({ name, ...input }) => (
        <Field key={name} label={<FormattedMessage id={`admin.audit.filter.${name}`} />}>
          {(control) => <TextInput {...control} {...input} name={name} defaultValue={asked[name] ?? ''} />}
        </Field>
      ))}
      <div className={styles.acts}>
        <Button type="submit">
          <FormattedMessage id="admin.audit.find" />
        </Button>
        <a href={auditFileAddress(asked)} download>
          <FormattedMessage id="admin.audit.export" />
        </a>
      </div>
    </Form>
  );
}
