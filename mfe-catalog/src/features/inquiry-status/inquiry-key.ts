import { recordNumberSchema, tokenSchema } from '@gantry/contracts/schemas/common';
import * as v from 'valibot';

/** The call for the inquiry an address names; the same for loader, page and action. */
export interface InquiryKey {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string };
}

/** Null where the address names none, `'malformed'` where what it names can be none. */
export function inquiryKey(search: URLSearchParams): InquiryKey | null | 'malformed' {
  const number = search.get('inquiry');
  if (number === null) return null;
  const token = search.get('token');
  if (!v.is(recordNumberSchema, number) || (token !== null && !v.is(tokenSchema, token))) return 'malformed';
  return { params: { number: number.toLowerCase() }, query: token ? { token } : {} };
}
