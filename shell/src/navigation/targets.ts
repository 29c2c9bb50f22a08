import { splitLocale } from '@gantry/contracts/locales';

const safeProtocols: readonly string[] = ['http:', 'https:'];

/**
 * Refuses to navigate anywhere but within the store (specification §8).
 * @param target path or address, as given to `navigate` or `redirect`
 * @param origin the store's own, `https://shop.example`
 * @throws Error for an unsafe protocol such as `javascript:`, and for another site unless `external` allows it
 */
export function checkTarget(target: string, origin: string, { external = false } = {}): void {
  const url = parse(target, origin);
  if (!url || !safeProtocols.includes(url.protocol)) {
    throw new Error(`Cannot navigate to a URL with '${url?.protocol ?? 'unknown'}' protocol.`);
  }
  if (url.origin !== origin && !external) {
    throw new Error('Navigating to an external URL is not allowed by default.');
  }
}

function parse(target: string, origin: string): URL | null {
  return URL.parse(target, `${origin}/`);
}

/** The path as the store writes it: lower case, single slashes, none at the end, `/account` as `/my-account`. */
export function canonicalPath(path: string): string {
  // Only ASCII is lowered: anything else is percent-encoded here and must stay what it is.
  const lowered = path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const single = lowered.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const { locale, path: rest } = splitLocale(single.startsWith('/') ? single : `/${single}`);
  const own = /^\/account(?=\/|$)/.test(rest) ? `/my-account${rest.slice('/account'.length)}` : rest;
  return own === '/' && locale.prefix !== '' ? locale.prefix : locale.prefix + own;
}

/** Nearly every path: nothing in it that `canonicalPath` would write otherwise. */
const plainPath = /^\/$|^(?:\/(?!account(?:\/|$))[^/\\%A-Z]+)+$/;

/**
 * Where a request is sent on to because its path is not written as the store writes it; undefined when it is.
 * The answer always begins with exactly one slash, so it never leaves the site (`//EVIL.COM`).
 */
export function pathRedirect(pathname: string, search: string): string | undefined {
  if (plainPath.test(pathname)) return undefined;
  const wanted = canonicalPath(pathname);
  return wanted === pathname ? undefined : wanted + search;
}
