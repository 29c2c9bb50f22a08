import type { PasskeyProof } from '@gantry/contracts/schemas/passkey';
import { useFormActions } from '@gantry/forms/form-values';
import { useEffect, useRef, useState } from 'react';
import {
  useIdentityPasskeySignInMutation,
  useLazyIdentityStartPasskeySignInQuery,
} from '../../api/identity.endpoints.ts';
import {
  askForPasskey,
  canOfferPasskeys,
  stopAsking,
  usePasskeySupport,
} from '../../parts/passkey-ceremony.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyRefusal } from './passkey-refusal.ts';
import { useEnter } from './use-enter.ts';

/** What a page asks to have signed is good for ten minutes; it asks anew before. */
const askAnewAfter = 9 * 60 * 1000;

/** Signs in by a passkey: by a button, and from the field of the user name where browsers offer it there. */
export function PasskeySignIn() {
  const isSupported = usePasskeySupport();
  return isSupported ? <Ways /> : null;
}

function Ways() {
  const [start] = useLazyIdentityStartPasskeySignInQuery();
  const signIn = useSignIn();
  const { problem, offerAgain } = useOffer(signIn);
  const press = async () => {
    const { data, error } = await start();
    if (!data) return passkeyRefusal(error);
    const outcome = await askForPasskey(data.options);
    const refused = 'problem' in outcome ? outcome.problem : await signIn(data.ticket, outcome.answer);
    // the dialog took the place of what the field offered
    if (refused) offerAgain();
    return refused;
  };
  return <PasskeyButton label="account.passkey.sign-in" problem={problem} onPress={press} />;
}

type SignIn = (ticket: string, proof: PasskeyProof) => Promise<string | undefined>;

/** @returns what sends a proof; it answers the message id of a refusal */
function useSignIn(): SignIn {
  const form = useFormActions();
  const [signIn] = useIdentityPasskeySignInMutation();
  const enter = useEnter();
  return async (ticket, proof) => {
    const { remember } = form.current() as { remember?: boolean };
    const answer = await signIn({ body: { ticket, proof, remember: remember === true } });
    if (!answer.data) return passkeyRefusal(answer.error);
    enter(answer);
    return undefined;
  };
}

/** Offers passkeys in the field of the user name as long as the page is open. */
function useOffer(signIn: SignIn): { problem: string | undefined; offerAgain: () => void } {
  const [start] = useLazyIdentityStartPasskeySignInQuery();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const offerAgain = () => setRound((count) => count + 1);
  const latest = useRef(signIn);
  useEffect(() => {
    latest.current = signIn;
  });
  useEffect(() => {
    let isOpen = true;
    const offer = async () => {
      if (!(await canOfferPasskeys())) return;
      const { data } = await start();
      if (!data || !isOpen) return;
      const outcome = await askForPasskey(data.options, { isOffered: true });
      if (!isOpen || 'problem' in outcome) return;
      const refused = await latest.current(data.ticket, outcome.answer);
      setProblem(refused);
      if (refused) offerAgain();
    };
    void offer();
    const timer = setTimeout(offerAgain, askAnewAfter);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      void stopAsking();
    };
  }, [start, round]);
  return { problem, offerAgain };
}
