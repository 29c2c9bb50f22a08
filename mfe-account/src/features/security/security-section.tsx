import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityGetSecurityQuery } from '../../api/security.endpoints.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { UsernameForm } from './username-form.tsx';
import styles from './security.module.css';

/** What keeps the account safe: its user name, its password, and where it is signed in. */
export function SecuritySection() {
  const { data: security, error } = useIdentityGetSecurityQuery();
  return (
    <section id="security" className={styles.section} aria-labelledby="security-title">
      <h2 id="security-title">
        <FormattedMessage id="account.security.title" />
      </h2>
      {error ? (
        <Alert tone="bad">
          <FormattedMessage id="account.security.failed" />
        </Alert>
      ) : null}
      {security ? (
        <>
          <UsernameForm pending={security.pendingUsername} />
          <PasswordForm email={security.email} />
          <SessionList sessions={security.sessions} />
        </>
      ) : null}
    </section>
  );
}
