import type {
  NewCredential,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@gantry/contracts/schemas/passkey';
import { useSyncExternalStore } from 'react';

/** Why an authenticator gave nothing; message ids. */
const problems = {
  /** the visitor closed the dialog, took too long, or has no passkey of this store; browsers do not say which */
  left: 'account.passkey.left',
  known: 'account.passkey.known',
  failed: 'account.passkey.failed',
} as const;
export type PasskeyProblem = (typeof problems)[keyof typeof problems];
type Outcome<Answer> = { readonly answer: Answer } | { readonly problem: PasskeyProblem };

/** Loaded when it is needed: most visitors come and go without. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Passkeys are made for names: a browser makes none for a page that is visited by a number. */
const isVisitedByName = () => !/^\[|^[\d.]+$/.test(window.location.hostname);

const isSupported = () => 'PublicKeyCredential' in window && isVisitedByName();
/** It never changes while a page is open. */
const subscribe = () => () => undefined;

/** Whether this browser can use passkeys here; not until the page is hydrated. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(subscribe, isSupported, () => false);

/** Has an authenticator make a passkey. */
export const makePasskey = (options: PasskeyCreation): Promise<Outcome<NewCredential>> =>
  outcomeOf(async () => {
    const { startRegistration } = await webAuthn();
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    const known = (transports ?? []).filter((name) => name in transportNames);
    return { id, clientDataJSON, attestationObject, transports: known as NewCredential['transports'] };
  });

/**
 * Has a passkey prove its owner.
 * @param isOffered offers it in the field of the user name rather than in a dialog; waits until it is chosen there
 */
export const askForPasskey = (
  options: PasskeyRequest,
  { isOffered = false } = {},
): Promise<Outcome<PasskeyProof>> =>
  outcomeOf(async () => {
    const { startAuthentication } = await webAuthn();
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isOffered,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null };
  });

/** Whether passkeys can be offered in the field of the user name. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  (await webAuthn()).browserSupportsWebAuthnAutofill();

/** Nobody waits for a passkey any more. */
export const stopAsking = async (): Promise<void> => (await webAuthn()).WebAuthnAbortService.cancelCeremony();

/** How authenticators are reached, as the contract knows it; a browser may know more. */
const transportNames: Readonly<Record<NewCredential['transports'][number], true>> = {
  ble: true,
  cable: true,
  hybrid: true,
  internal: true,
  nfc: true,
  'smart-card': true,
  usb: true,
};

async function outcomeOf<Answer>(ceremony: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await ceremony() };
  } catch (error) {
    return { problem: problemOf(error as { name?: string; code?: string }) };
  }
}

function problemOf({ name, code }: { name?: string; code?: string }): PasskeyProblem {
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return problems.known;
  return name === 'NotAllowedError' || name === 'AbortError' ? problems.left : problems.failed;
}
