import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { ApiKeyView } from '@gantry/contracts/schemas/api-key';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { schemaOf } from './act-forms.ts';
import { useAccountAct } from './use-account-act.ts';

const schema = schemaOf('revoke-key');

/** By which keys programs call in the name of an account; each can be revoked by those who may. */
export function AccountKeys({ account }: { readonly account: AdminAccount }) {
  const { day, time } = useFormats();
  const { apiKeys, acts } = account;
  if (apiKeys.length === 0) return null;
  const columns: readonly Column<ApiKeyView>[] = [
    { key: 'name', isRowHead: true, cell: ({ name, hint }) => `${name} (…${hint})` },
    { key: 'scopes', cell: ({ scopes }) => scopes.join(', ') },
    { key: 'ends', tight: true, cell: ({ expiresAt }) => day(expiresAt) },
    {
      key: 'used',
      cell: ({ usedAt, usedFrom }) => (usedAt ? [time(usedAt), usedFrom].filter(Boolean).join(' · ') : '–'),
    },
    ...(acts.includes('revoke-key')
      ? [{ key: 'revoke', cell: (one: ApiKeyView) => <RevokeKey account={account} apiKey={one} /> }]
      : []),
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.account.keys" />}
      headId={(key) => `admin.account.key.${key}`}
      columns={columns}
      rows={apiKeys}
      rowKey={({ id }) => id}
    />
  );
}

interface RevokeKeyProps {
  readonly account: AdminAccount;
  readonly apiKey: ApiKeyView;
}

function RevokeKey({ account, apiKey: { id, name } }: RevokeKeyProps) {
  const intl = useIntl();
  const sendAct = useAccountAct(account);
  return (
    <Form
      id={`revoke-${id}`}
      schema={schema}
      initialValues={{ keyId: id }}
      onSubmit={(_, attempt) => sendAct('revoke-key', { keyId: id }, attempt)}
    >
      <SubmitButton
        variant="secondary"
        label={intl.formatMessage({ id: 'admin.account.revoke-key-of' }, { name })}
      >
        <FormattedMessage id="admin.account.revoke-key" />
      </SubmitButton>
    </Form>
  );
}
