const maxCookies = 64;

/** The cookies of a request; the first of a name wins, text that cannot be decoded is left out. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';', maxCookies)) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at < 1 || name === '' || cookies.has(name)) continue;
    const value = decoded(part.slice(at + 1).trim());
    if (value !== undefined) cookies.set(name, value);
  }
  return cookies;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
