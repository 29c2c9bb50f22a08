import { failureOf } from '@gantry/api-client';
import type { AccountSecurity } from '@gantry/contracts/schemas/account-security';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { useIdentityRemoveAppMutation } from '../../api/security.endpoints.ts';
import { ByPassword } from './by-password.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { securityRefusal } from './security-refusal.ts';
import { useNewCodes } from './use-new-codes.tsx';
import styles from './security.module.css';

export interface AppSectionProps {
  readonly secondStep: AccountSecurity['secondStep'];
  /** whether the account has nothing else to prove itself by */
  readonly isOnly: boolean;
}

/** The authenticator app of the account. */
export function AppSection({ secondStep: { appSince, isRequired }, isOnly }: AppSectionProps) {
  const { day } = useFormats();
  const [codes, setCodes] = useNewCodes();
  const isNeeded = isRequired && isOnly;
  return (
    <>
      <h3 id="authenticator">
        <FormattedMessage id="account.security.app" />
      </h3>
      <p className={styles.soft}>
        {appSince ? (
          <FormattedMessage id="account.security.app.on" values={{ day: day(appSince) }} />
        ) : (
          <FormattedMessage id="account.security.app.off" />
        )}{' '}
        {appSince && isNeeded ? <FormattedMessage id="account.security.app.required" /> : null}
      </p>
      {codes}
      {appSince ? null : <SetUpApp onCodes={setCodes} />}
      {appSince && !isNeeded ? <RemoveApp /> : null}
    </>
  );
}

function RemoveApp() {
  const [remove] = useIdentityRemoveAppMutation();
  return (
    <ByPassword
      id="remove-app"
      texts="account.security.app.remove"
      onSubmit={async (body) => {
        const { error } = await remove({ body });
        return error ? securityRefusal(failureOf(error)) : undefined;
      }}
    />
  );
}
