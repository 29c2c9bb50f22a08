import { cookieNames, sessionCookies } from '@gantry/contracts/cookies';

/**
 * The document's cookies by name; values that are not well encoded stay as they are. The server reads those of a request
 * by a library (`http-kit`), which would add 184 bytes to what every browser loads.
 */
export function parseCookies(text: string): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name !== '') cookies[name] ??= decode(part.slice(at + 1).trim());
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Cookies that stop meaning anything when a session ends: those of specification §7 and what was shown from them. */
const endedCookies: readonly string[] = [
  ...sessionCookies,
  cookieNames.role,
  cookieNames.hasPrice,
  cookieNames.email,
  cookieNames.auth,
  cookieNames.account,
];

/** `Set-Cookie` lines that clear a session; the server adds the secret that scripts cannot reach. */
export const clearedSession = (): string[] =>
  [...endedCookies, cookieNames.accessToken].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`);

/** Clears the readable cookies in the browser. */
export function clearSessionCookies(): void {
  for (const name of endedCookies) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/** Whether a visitor has a session or a cart. */
export function isPersonal(cookies: Readonly<Record<string, string>>): boolean {
  return !!cookies[cookieNames.session] || !!cookies[cookieNames.cart];
}
