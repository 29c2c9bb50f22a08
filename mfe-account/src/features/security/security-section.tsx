import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityGetSecurityQuery } from '../../api/security.endpoints.ts';
import type { AccountSecurity } from '@gantry/contracts/schemas/account-security';
import { AppSection } from './app-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { UsernameForm } from './username-form.tsx';
import styles from './security.module.css';

/** What keeps the account safe: its user name, its password, its second step, and where it is signed in. */
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
          <SecondSteps security={security} />
          <SessionList sessions={security.sessions} />
        </>
      ) : null}
    </section>
  );
}

/** By what the account is signed in to besides its password. */
function SecondSteps({
  security: { passkeys, secondStep },
}: {
  readonly security: Pick<AccountSecurity, 'passkeys' | 'secondStep'>;
}) {
  const { isOn, isRequired, appSince, codesLeft } = secondStep;
  return (
    <>
      <PasskeySection passkeys={passkeys} isLastNeeded={isRequired && !appSince} />
      <AppSection secondStep={secondStep} isOnly={passkeys.length === 0} />
      {isOn ? <CodesSection codesLeft={codesLeft} /> : null}
    </>
  );
}
