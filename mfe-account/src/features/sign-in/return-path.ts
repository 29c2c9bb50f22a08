import { splitLocale } from '@gantry/contracts/locales';

/**
 * Where to go after signing in (query `ref`, specification §2): a path on this site and nothing else. `//evil.com`,
 * `/\evil.com` and anything with a scheme or control characters lead to the account's overview.
 */
export function returnPath(ref: string | null, otherwise: string): string {
  if (ref === null || !/^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(ref)) return otherwise;
  const [path = '/', ...rest] = ref.split(/(?=[?#])/);
  // The router adds the locale again.
  const plain = splitLocale(path).path;
  if (plain.startsWith('//') || plain === '/sign-in' || plain === '/sign-in/company') return otherwise;
  return plain + rest.join('');
}
