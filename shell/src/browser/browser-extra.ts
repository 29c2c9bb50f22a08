import { createBrowserCodec, type ApiExtra } from '@gantry/api-client';
import { cookieNames } from '@gantry/contracts/cookies';
import { splitLocale } from '@gantry/contracts/locales';
import { parseCookies } from '../session/cookies.ts';

/** How long a call may take before the visitor is told that it did not come. */
const callTimeout = 15_000;

export interface BrowserSurroundings {
  /** phrase of the `{t,s,i}` envelope */
  readonly seed: string;
  /** where the visitor is or is going, as in the address bar */
  readonly location: () => { readonly pathname: string; readonly search: string };
  readonly onSessionEnd: () => void;
}

/** What calls need in a browser: same origin, the document's cookies, sealed bodies. */
export function browserExtra({ seed, location, onSessionEnd }: BrowserSurroundings): ApiExtra {
  return {
    baseUrl: '',
    // As on the server: the language of the page, whatever was chosen last.
    cookies: () => ({
      ...parseCookies(document.cookie),
      [cookieNames.locale]: splitLocale(location().pathname).locale.code,
    }),
    codec: createBrowserCodec(seed),
    currentPath() {
      const { pathname, search } = location();
      return splitLocale(pathname).path + search;
    },
    onSessionEnd,
    background: new Set(),
    timeout: callTimeout,
  };
}
