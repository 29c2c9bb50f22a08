/**
 * Cookie names of specification §3. Only `accessToken` carries authority; scripts can read neither it nor `device`, `sign-in-step` and `sign-on` (HttpOnly);
 * the others are for display and routing, and the server believes none of them.
 */
export const cookieNames = {
  /** readable marker that a session exists; its value is the session's public label */
  session: 'session',
  /** the session's secret, HttpOnly; `__Host-accessToken` under https */
  accessToken: 'accessToken',
  /** known at sign-in, HttpOnly and no access: keeps the owner's attempts apart from those of strangers */
  device: 'device',
  /** a sign-in that waits for its second step, HttpOnly; gives no access by itself */
  signInStep: 'sign-in-step',
  /** a company sign-on that was begun in this browser, HttpOnly; gives no access by itself */
  signOn: 'sign-on',
  user: 'user',
  /** token of the guest's cart: 128 bit, opaque */
  cart: 'cart',
  quote: 'quote',
  role: 'role',
  hasPrice: 'has-price',
  cartRefresh: 'cart-refresh',
  email: 'email',
  auth: 'auth',
  account: 'account',
  recentlyViewed: 'recently-viewed',
  /** chosen locale, specification §9 */
  locale: 'i18n_redirected',
  /** the ZIP code days of arrival are shown for; written and read by scripts only */
  zip: 'zip',
} as const;

/** 365 days, specification §9. */
export const persistedCookieSeconds = 365 * 24 * 60 * 60;

/** Cookies cleared at sign-out, specification §7. */
export const sessionCookies = [
  cookieNames.user,
  cookieNames.cart,
  cookieNames.quote,
  cookieNames.session,
] as const;

/** Headers every call derives from cookies (specification §7). */
export const headersFromCookies = {
  [cookieNames.session]: 'x-session',
  [cookieNames.cart]: 'x-cart',
  [cookieNames.quote]: 'x-quote',
  [cookieNames.locale]: 'x-locale',
} as const;

/** Marks a call of our own client; a state-changing call without it is refused (the GET logout too). */
export const clientHeader = 'x-gantry-client';
/** Set to `1` by a client that wants its answer sealed as `{t,s,i}` even though it sent no sealed body. */
export const sealedAnswerHeader = 'x-gantry-sealed';
/** Idempotency key of a repeatable write: 16 to 64 characters of `[A-Za-z0-9_-]`. */
export const idempotencyHeader = 'idempotency-key';
/** Proves who calls inside the house (shell's server, gateway, a service); its value is the caller's key for the called. */
export const internalKeyHeader = 'x-gantry-key';
