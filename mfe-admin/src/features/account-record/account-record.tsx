import { adminAccountPath } from '@gantry/contracts/addresses/admin';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { useFormats } from '@gantry/i18n/formats';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AccountStatusBadge } from '../../parts/account-status-badge.tsx';
import { AuditLink } from '../../parts/audit-link.tsx';
import recordStyles from '../../parts/record.module.css';
import { AccountActs } from './account-acts.tsx';
import { ActFor } from './act-for.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountKeys } from './account-keys.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanySignOn } from './company-sign-on.tsx';
import { HoldNotice } from './hold-notice.tsx';

interface RecordProps {
  readonly account: AdminAccount;
}

/** An account in the back office: where it stands, what may be done, what is known of it, where it is signed in. */
export function AccountRecord({ account }: RecordProps) {
  return (
    <div className={recordStyles.record}>
      <AccountHead account={account} />
      <AccountNotices account={account} />
      <AccountFacts account={account} />
      <CompanyPeople account={account} />
      <AccountActs account={account} />
      <ActFor account={account} />
      <CompanySignOn account={account} />
      <AccountSessions account={account} />
      <AccountKeys account={account} />
    </div>
  );
}

function AccountHead({ account: { number, status, role, createdAt, seenAt, hasSecondStep } }: RecordProps) {
  const { day, time } = useFormats();
  return (
    <p className={recordStyles.summary}>
      <AccountStatusBadge status={status} />
      <span>
        <FormattedMessage id={`admin.role.${role}`} />
      </span>
      <span>
        <FormattedMessage id="admin.account.since" values={{ day: day(createdAt) }} />
      </span>
      {seenAt ? (
        <span>
          <FormattedMessage id="admin.account.seen" values={{ when: time(seenAt) }} />
        </span>
      ) : null}
      <span>
        <FormattedMessage id={`admin.account.second-step.${hasSecondStep ? 'on' : 'off'}`} />
      </span>
      <AuditLink of={['account', number]} />
    </p>
  );
}

/** What must be known before anything is done. */
function AccountNotices({ account: { hold, proposal, block, mergedInto, actors } }: RecordProps) {
  const { time } = useFormats();
  return (
    <>
      {actors.map(({ name, reason, until }) => (
        <Alert
          key={`${name} ${until}`}
          tone="note"
          title={<FormattedMessage id="admin.account.actor" values={{ name, when: time(until) }} />}
        >
          {reason}
        </Alert>
      ))}
      {hold ? <HoldNotice kind="hold" tone="warn" note={hold} /> : null}
      {proposal ? <HoldNotice kind="proposal" tone="warn" note={proposal} /> : null}
      {block ? <HoldNotice kind="block" tone="bad" note={block} /> : null}
      {mergedInto ? (
        <Alert tone="note">
          <FormattedMessage
            id="admin.account.merged-into"
            values={{
              account: <Link to={adminAccountPath(mergedInto)}>{mergedInto.toUpperCase()}</Link>,
            }}
          />
        </Alert>
      ) : null}
    </>
  );
}
