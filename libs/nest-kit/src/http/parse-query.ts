import { parse } from 'node:querystring';

/** The query of an address as schemas get it, however a call arrives: texts by name, a list where a name repeats. */
export const parseQuery = (text: string): Record<string, unknown> =>
  text === '' ? {} : parse(text, '&', '=', { maxKeys: 0 });
