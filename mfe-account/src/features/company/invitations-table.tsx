import type { OpenInvitation } from '@gantry/contracts/schemas/company';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityResendInvitationMutation,
  useIdentityWithdrawInvitationMutation,
} from '../../api/company.endpoints.ts';
import { CompanyRoleName } from '../../parts/company-role.tsx';
import { ActRefused } from './act-refused.tsx';
import styles from './company.module.css';

export interface InvitationsTableProps {
  readonly invitations: readonly OpenInvitation[];
}

/** Who is asked and has not answered, with another mail for those who lost theirs. */
export function InvitationsTable({ invitations }: InvitationsTableProps) {
  const { day } = useFormats();
  const columns: readonly Column<OpenInvitation>[] = [
    { key: 'email', isRowHead: true, roomy: true, cell: ({ email }) => email },
    { key: 'role', cell: ({ role }) => <CompanyRoleName role={role} /> },
    { key: 'invited-by', cell: ({ invitedBy }) => invitedBy ?? '—' },
    { key: 'sent', tight: true, cell: ({ sentAt }) => day(sentAt) },
    {
      key: 'expires',
      tight: true,
      cell: ({ isExpired, expiresAt }) =>
        isExpired ? (
          <StatusBadge tone="bad">
            <FormattedMessage id="account.people.expired" />
          </StatusBadge>
        ) : (
          day(expiresAt)
        ),
    },
    { key: 'acts', cell: (invitation) => <InvitationActs invitation={invitation} /> },
  ];
  if (invitations.length === 0) return null;
  return (
    // no landmark of its own: the table is one of this name
    <div className={styles.section}>
      <h2>
        <FormattedMessage id="account.people.invitations" />
      </h2>
      <ColumnTable
        caption={<FormattedMessage id="account.people.invitations" />}
        headId={(key) => `account.people.${key}`}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function InvitationActs({ invitation: { id, email } }: { readonly invitation: OpenInvitation }) {
  const intl = useIntl();
  const [resend, resending] = useIdentityResendInvitationMutation();
  const [withdraw, withdrawing] = useIdentityWithdrawInvitationMutation();
  const named = (act: string) => intl.formatMessage({ id: `account.people.${act}-one` }, { email });
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        busy={resending.isLoading}
        aria-label={named('resend')}
        onClick={() => void resend({ params: { id } })}
      >
        <FormattedMessage id="account.people.resend" />
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={withdrawing.isLoading}
        aria-label={named('withdraw')}
        onClick={() => void withdraw({ params: { id } })}
      >
        <FormattedMessage id="account.people.withdraw" />
      </Button>
      {resending.isSuccess ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.people.resent" />
        </Alert>
      ) : null}
      <ActRefused error={resending.error ?? withdrawing.error} />
    </div>
  );
}
