import type { AccountSession } from '@gantry/contracts/schemas/account-security';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { schemaOf } from './act-forms.ts';
import { useAccountAct } from './use-account-act.ts';

const schema = schemaOf('end-sessions');

/** Where an account is signed in, the session used last first; each can be ended by those who may. */
export function AccountSessions({ account }: { readonly account: AdminAccount }) {
  const { time } = useFormats();
  const { sessions, acts } = account;
  if (sessions.length === 0) {
    return (
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.account.no-sessions" />
      </p>
    );
  }
  const columns: readonly Column<AccountSession>[] = [
    {
      key: 'device',
      isRowHead: true,
      cell: ({ device }) => device ?? <FormattedMessage id="admin.account.unknown-device" />,
    },
    { key: 'address', cell: ({ address }) => address ?? '–' },
    { key: 'started', tight: true, cell: ({ startedAt }) => time(startedAt) },
    { key: 'seen', tight: true, cell: ({ seenAt }) => time(seenAt) },
    ...(acts.includes('end-sessions')
      ? [{ key: 'end', cell: (one: AccountSession) => <EndSession account={account} session={one} /> }]
      : []),
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.account.sessions" />}
      headId={(key) => `admin.account.session.${key}`}
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
    />
  );
}

interface EndSessionProps {
  readonly account: AdminAccount;
  readonly session: AccountSession;
}

function EndSession({ account, session: { id, device, address } }: EndSessionProps) {
  const intl = useIntl();
  const sendAct = useAccountAct(account);
  const which = [device, address].filter(Boolean).join(' · ') || id;
  return (
    <Form
      id={`end-${id}`}
      schema={schema}
      initialValues={{ sessionId: id }}
      onSubmit={(_, attempt) => sendAct('end-sessions', { sessionId: id }, attempt)}
    >
      <SubmitButton
        variant="secondary"
        label={intl.formatMessage({ id: 'admin.account.end-session-of' }, { which })}
      >
        <FormattedMessage id="admin.account.end-session" />
      </SubmitButton>
    </Form>
  );
}
