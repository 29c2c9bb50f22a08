import { signedIn } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { returnPath } from './return-path.ts';

/** Told the recovery codes of what was set up just now, and how to go on when they are kept. */
export type OnCodes = (codes: readonly string[], goOn: () => void) => void;

/** What follows a second step: where the visitor came from, after the recovery codes where there are new ones. */
export function useGoIn(onCodes: OnCodes) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const ref = useSearchParams()[0].get('ref');
  return ({ user, cart, recoveryCodes }: SignInAnswer & { recoveryCodes?: string[] | null }): undefined => {
    if (!user) return;
    const goOn = () => {
      dispatch(signedIn({ user, cart }));
      void navigate(returnPath(ref, myAccountPath()), { replace: true });
    };
    if (recoveryCodes) onCodes(recoveryCodes, goOn);
    else goOn();
  };
}
