import { makeStore, type ApiExtra, type AppStore, type StoreApi } from '@gantry/api-client';
import { cookieNames } from '@gantry/contracts/cookies';
import { splitLocale } from '@gantry/contracts/locales';
import { readCookies } from '@gantry/http-kit/cookies';
import { guestState } from '../../federation/page-data.ts';
import { isPersonal } from '../../session/cookies.ts';
import { shellApi } from '../../session/session.endpoints.ts';
import type { ShellConfig } from '../config.ts';

/** How long one call of a page may take; shorter than the page's own limit, so that the page can still answer. */
const callTimeout = 4000;

/** Whose calls a store makes. */
export interface Caller {
  /** the visitor's Cookie header; empty for pages made for everybody */
  readonly cookie: string;
  readonly address: string;
}

/** Nobody: a page made for everybody is rendered without a visitor. */
export const nobody: Caller = { cookie: '', address: '' };

/** A store for one request; its calls go to the gateway in the visitor's name. */
export function requestStore(
  config: Pick<ShellConfig, 'gatewayUrl' | 'internalKey'>,
  url: URL,
  caller: Caller,
  apis: readonly StoreApi[],
  way: Pick<ApiExtra, 'transport' | 'onAnswer'> = {},
): AppStore {
  const { locale, path } = splitLocale(url.pathname);
  const cookies = { ...readCookies(caller.cookie), [cookieNames.locale]: locale.code };
  // a page for everybody is made before it is known for whom; of a guest nothing has to be found out
  const isGuest = caller !== nobody && !isPersonal(cookies);
  return makeStore({
    apis: [shellApi, ...apis],
    preloadedState: isGuest ? { session: { ...guestState, known: true } } : undefined,
    extra: {
      baseUrl: config.gatewayUrl,
      cookies: () => cookies,
      codec: null,
      headers: {
        ...(caller.cookie ? { cookie: caller.cookie } : {}),
        ...(caller.address ? { 'x-forwarded-for': caller.address } : {}),
        // a server has no fetch metadata; its calls are the site's own
        'sec-fetch-site': 'same-origin',
        'x-gantry-key': config.internalKey,
      },
      setCookies: [],
      ...way,
      currentPath: () => path + url.search,
      onSessionEnd: () => undefined,
      background: new Set(),
      timeout: callTimeout,
    },
  });
}
