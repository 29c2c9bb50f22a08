import { failureOf } from '@gantry/api-client';
import { FormattedMessage } from 'react-intl';
import { useIdentityRenewRecoveryCodesMutation } from '../../api/security.endpoints.ts';
import { ByPassword } from './by-password.tsx';
import { securityRefusal } from './security-refusal.ts';
import { useNewCodes } from './use-new-codes.tsx';
import styles from './security.module.css';

/** The recovery codes of an account whose password alone does not sign in. */
export function CodesSection({ codesLeft }: { readonly codesLeft: number }) {
  const [codes, setCodes] = useNewCodes();
  const [renew] = useIdentityRenewRecoveryCodesMutation();
  return (
    <>
      <h3>
        <FormattedMessage id="account.security.codes.title" />
      </h3>
      <p className={styles.soft}>
        <FormattedMessage id="account.security.codes.left" values={{ count: codesLeft }} />
      </p>
      {codes}
      <ByPassword
        id="renew-codes"
        texts="account.security.codes"
        onSubmit={async (body) => {
          const { data, error } = await renew({ body });
          return data ? setCodes(data.recoveryCodes) : securityRefusal(failureOf(error));
        }}
      />
    </>
  );
}
