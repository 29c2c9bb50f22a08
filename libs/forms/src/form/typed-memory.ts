import { cookieNames } from '@gantry/contracts/cookies';
import { typedPrefix } from '@gantry/contracts/personal-storage';

/** What was typed into a form and not sent, by the names of its fields. */
export type Typed = Readonly<Record<string, unknown>>;

interface Remembered {
  /** number of the account that typed it; empty for a guest */
  readonly account: string;
  readonly typed: Typed;
}

/** What a form is remembered by: its page and its id there. */
export const memoryKey = (formId: string): string => `${typedPrefix}${location.pathname}#${formId}`;

/** Whoever types, by the cookie that names the account for display; it grants nothing. */
function currentAccount(): string {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieNames.account}=([^;]*)`);
  return pattern.exec(document.cookie)?.[1] ?? '';
}

/** Remembers it for this tab and whoever typed it. A tab that can remember nothing still has the form that is open. */
export function rememberTyped(key: string, typed: Typed): void {
  attempt(() =>
    sessionStorage.setItem(key, JSON.stringify({ account: currentAccount(), typed } satisfies Remembered)),
  );
}

export function forgetTyped(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** What this account has typed, or a guest before they signed in; what another account has typed is forgotten. */
export function recallTyped(key: string): Typed | null {
  return (
    attempt(() => {
      const { account = '', typed = null } = JSON.parse(
        sessionStorage.getItem(key) ?? '{}',
      ) as Partial<Remembered>;
      if (account === '' || account === currentAccount()) return typed;
      forgetTyped(key);
      return null;
    }) ?? null
  );
}

/** Storage that is full, switched off, or was written by somebody else is none. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
