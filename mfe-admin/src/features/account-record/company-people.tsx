import { adminAccountPath } from '@gantry/contracts/addresses/admin';
import type { AdminAccount, Membership } from '@gantry/contracts/schemas/admin-account';
import { useFormats } from '@gantry/i18n/formats';
import { Badge, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AccountStatusBadge } from '../../parts/account-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './company-people.module.css';
import { CompanyAddresses } from './company-addresses.tsx';
import { CompanyCredit } from './company-credit.tsx';
import { NoAdmin } from './no-admin.tsx';

interface PeopleProps {
  readonly account: AdminAccount;
}
type Member = Membership['people'][number];
type Invitation = Membership['invitations'][number];

/** Who is in the company of an account and what they are there, who is asked to join, what it may owe, where its orders go, and that nobody looks after it. */
export function CompanyPeople({ account }: PeopleProps) {
  const { membership, company } = account;
  if (!membership) return null;
  return (
    // no landmark of its own: each table is one
    <div className={styles.people}>
      <h2 className={recordStyles.title}>
        <FormattedMessage id="admin.account.people" values={{ company }} />
      </h2>
      {membership.hasAdmin ? null : <NoAdmin account={account} />}
      <MemberTable account={account} people={membership.people} />
      <InvitationTable invitations={membership.invitations} />
      <CompanyCredit membership={membership} company={company} />
      <CompanyAddresses membership={membership} />
    </div>
  );
}

function MemberTable({ account, people }: PeopleProps & Pick<Membership, 'people'>) {
  const columns: readonly Column<Member>[] = [
    {
      key: 'person',
      isRowHead: true,
      roomy: true,
      cell: (member) => <MemberName member={member} isThis={member.number === account.number} />,
    },
    { key: 'company-role', cell: (member) => <MemberRole member={member} /> },
    { key: 'status', cell: (member) => <MemberStatus member={member} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.account.people" values={{ company: account.company }} />}
      headId={(key) => `admin.account.person.${key}`}
      columns={columns}
      rows={people}
      rowKey={({ number }) => number}
    />
  );
}

function MemberName({ member, isThis }: { readonly member: Member; readonly isThis: boolean }) {
  const { number, name, email } = member;
  return (
    <>
      {isThis ? name : <Link to={adminAccountPath(number)}>{name}</Link>}{' '}
      {isThis ? (
        <Badge>
          <FormattedMessage id="admin.account.person.this" />
        </Badge>
      ) : null}
      <span className={styles.email}>{email}</span>
    </>
  );
}

const MemberRole = ({ member: { companyRole, isRoleFromProvider } }: { readonly member: Member }) => (
  <>
    <FormattedMessage id={`company-role.${companyRole}`} />
    {isRoleFromProvider ? (
      <span className={styles.email}>
        <FormattedMessage id="admin.account.person.from-provider" />
      </span>
    ) : null}
  </>
);

const MemberStatus = ({ member: { status, isDeactivated } }: { readonly member: Member }) =>
  isDeactivated ? (
    <StatusBadge tone="bad">
      <FormattedMessage id="admin.account.person.deactivated" />
    </StatusBadge>
  ) : (
    <AccountStatusBadge status={status} />
  );

function InvitationTable({ invitations }: Pick<Membership, 'invitations'>) {
  const { day } = useFormats();
  const columns: readonly Column<Invitation>[] = [
    { key: 'email', isRowHead: true, roomy: true, cell: ({ email }) => email },
    { key: 'role', cell: ({ role }) => <FormattedMessage id={`company-role.${role}`} /> },
    { key: 'invited-by', cell: ({ invitedBy }) => invitedBy ?? '–' },
    { key: 'sent', tight: true, cell: ({ sentAt }) => day(sentAt) },
    {
      key: 'expires',
      tight: true,
      cell: ({ isExpired, expiresAt }) =>
        isExpired ? <FormattedMessage id="admin.account.invitation.expired" /> : day(expiresAt),
    },
  ];
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className={recordStyles.title}>
        <FormattedMessage id="admin.account.invitations" />
      </h3>
      <ColumnTable
        caption={<FormattedMessage id="admin.account.invitations" />}
        headId={(key) => `admin.account.invitation.${key}`}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </>
  );
}
