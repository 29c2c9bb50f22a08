import { parseCookie } from 'cookie';

/** What is read of a `Cookie` header; ours take about 300 characters, and a stranger may send as many as a head holds. */
const maxLength = 4096;

/** The cookies of a request by name; the first of a name wins, text that cannot be decoded is left out. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies = parseCookie((header ?? '').slice(0, maxLength), { decode }) as Record<string, string>;
  for (const name in cookies) if (name === '' || cookies[name] === undefined) delete cookies[name];
  return cookies;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
