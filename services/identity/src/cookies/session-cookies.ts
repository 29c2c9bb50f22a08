import { cookieNames, sessionCookies } from '@gantry/contracts/cookies';
import type { User } from '@gantry/contracts/schemas/account';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import type { CookieJar } from '@gantry/nest-kit/cookies';
import type { StartedSession } from '../session/session.service.ts';

/** Cookies of somebody who signed in. All but the secret are for display; the server believes none of them. */
export function writeSessionCookies(
  jar: CookieJar,
  session: StartedSession,
  user: User,
  cart: CartSummary | null,
): void {
  const isBrief = !session.isRemembered;
  jar.set(cookieNames.accessToken, session.token, isBrief);
  jar.set(cookieNames.session, session.id, isBrief);
  writeUserCookies(jar, user, isBrief);
  if (!cart) return;
  if (cart.token) jar.set(cookieNames.cart, cart.token);
  else jar.clear(cookieNames.cart);
}

/** Who it is, for display. @param isBrief whether it is forgotten with the browser */
export function writeUserCookies(jar: CookieJar, user: User, isBrief = true): void {
  jar.set(cookieNames.user, user.name, isBrief);
  jar.set(cookieNames.role, user.role, isBrief);
  jar.set(cookieNames.email, user.email, isBrief);
  jar.set(cookieNames.account, user.accountNumber, isBrief);
  jar.set(cookieNames.hasPrice, user.hasPrice ? '1' : '0', isBrief);
}

/** Clears what specification §7 names and what belongs to it. */
export function clearSessionCookies(jar: CookieJar): void {
  const { accessToken, role, email, account, hasPrice, auth } = cookieNames;
  for (const name of [...sessionCookies, accessToken, role, email, account, hasPrice, auth]) jar.clear(name);
}
