import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { schemaOf } from './act-forms.ts';
import styles from './company-people.module.css';
import { useAccountAct } from './use-account-act.ts';

interface NoAdminProps {
  readonly account: AdminAccount;
}

/** That nobody can look after the company, and the way to change it: this account becomes its admin. */
export function NoAdmin({ account }: NoAdminProps) {
  const { acts, name, membership, number } = account;
  const mayManage = membership?.people.some((one) => one.number === number && one.mayManage);
  const isOffered = acts.includes('set-company-role') && mayManage;
  const why = mayManage ? 'by-store' : 'not-this';
  return (
    <Alert tone="warn" title={<FormattedMessage id="admin.account.no-admin" />}>
      <FormattedMessage id="admin.account.no-admin.about" />{' '}
      {isOffered ? (
        <NameAdmin account={account} />
      ) : (
        <FormattedMessage id={`admin.account.no-admin.${why}`} values={{ name }} />
      )}
    </Alert>
  );
}

/** Nothing but why; what becomes of the account is said by the button. */
const schema = schemaOf('hold');
const initialValues = { reason: '' };

function NameAdmin({ account }: NoAdminProps) {
  const intl = useIntl();
  const sendAct = useAccountAct(account);
  const title = intl.formatMessage({ id: 'admin.account.name-admin' }, { name: account.name });
  return (
    <Form
      id="account-name-admin"
      className={styles.form}
      aria-label={title}
      schema={schema}
      initialValues={initialValues}
      onSubmit={(values, attempt) =>
        sendAct('set-company-role', { ...(values as object), companyRole: 'admin' }, attempt)
      }
    >
      <TextField
        name="reason"
        label={intl.formatMessage({ id: 'admin.account.field.reason' })}
        autoComplete="off"
        required
      />
      <div>
        <SubmitButton>{title}</SubmitButton>
      </div>
    </Form>
  );
}
