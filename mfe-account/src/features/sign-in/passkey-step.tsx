import type { OpenSignIn } from '@gantry/contracts/schemas/open-sign-in';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityProvePasskeyMutation,
  useIdentitySetUpPasskeyMutation,
} from '../../api/identity.endpoints.ts';
import { askForPasskey, makePasskey, usePasskeySupport } from '../../parts/passkey-ceremony.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyRefusal } from './passkey-refusal.ts';
import { useGoIn, type OnCodes } from './use-go-in.ts';
import styles from './passkey-step.module.css';

export interface PasskeyStepProps {
  readonly open: OpenSignIn;
  readonly onCodes: OnCodes;
}

/** Takes the second step by a passkey, or sets one up; above the code, which does for whoever has no passkey here. */
export function PasskeyStep({ open: { setUp, prove }, onCodes }: PasskeyStepProps) {
  const isSupported = usePasskeySupport();
  const press = usePress({ setUp, prove }, onCodes);
  if (!isSupported || !press) return null;
  return (
    <div className={styles.passkey}>
      <PasskeyButton label={setUp ? 'account.passkey.set-up' : 'account.passkey.use'} onPress={press} />
      <p className={styles.or}>
        <FormattedMessage id={setUp ? 'account.passkey.or-app' : 'account.passkey.or-code'} />
      </p>
    </div>
  );
}

/** @returns what a press does; undefined where no passkey takes the step */
function usePress({ setUp, prove }: Pick<OpenSignIn, 'setUp' | 'prove'>, onCodes: OnCodes) {
  const intl = useIntl();
  const [provePasskey] = useIdentityProvePasskeyMutation();
  const [setUpPasskey] = useIdentitySetUpPasskeyMutation();
  const goIn = useGoIn(onCodes);
  const asked = prove?.passkey;
  if (asked)
    return async () => {
      const outcome = await askForPasskey(asked);
      if ('problem' in outcome) return outcome.problem;
      const { data, error } = await provePasskey({ body: outcome.answer });
      return data ? goIn(data) : passkeyRefusal(error);
    };
  if (!setUp) return undefined;
  return async () => {
    const outcome = await makePasskey(setUp.passkey);
    if ('problem' in outcome) return outcome.problem;
    const name = intl.formatMessage({ id: 'account.passkey.first' });
    const { data, error } = await setUpPasskey({ body: { name, credential: outcome.answer } });
    return data ? goIn(data) : passkeyRefusal(error);
  };
}
