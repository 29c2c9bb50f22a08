import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import * as v from 'valibot';

/** What an address below `/admin/requests` names. */
export type RequestAddress =
  { readonly kind: 'record'; readonly number: string } | { readonly kind: 'new'; readonly order: string };

/** @param segment `r-1001`, or `create-<order>`; null for any other */
export function requestOf(segment = ''): RequestAddress | null {
  if (/^r-\d+$/.test(segment)) return { kind: 'record', number: segment };
  const [, order] = /^create-(.+)$/.exec(segment) ?? [];
  return v.is(recordNumberSchema, order) ? { kind: 'new', order } : null;
}
