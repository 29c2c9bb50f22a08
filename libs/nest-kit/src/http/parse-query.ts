import { parse, stringify, type ParsedUrlQueryInput } from 'node:querystring';

/**
 * The query of an address as schemas get it, however a call arrives: texts by name, a list where a name repeats. The
 * null character is left out: nothing can be called by it, and a page must not fail for what somebody made up.
 */
export const parseQuery = (text: string): Record<string, unknown> =>
  text === '' ? {} : parse(text.replaceAll('%00', ''), '&', '=', { maxKeys: 0 });

/** A query written anew from what it says, with its question mark; empty where it says nothing. */
export function rewriteQuery(text: string): string {
  const written = stringify(parseQuery(text) as ParsedUrlQueryInput);
  return written && `?${written}`;
}
