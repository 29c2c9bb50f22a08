import { purchaseSourceSchema } from '@gantry/contracts/schemas/purchase-order';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import * as v from 'valibot';

/** What an address below `/admin/mpo` names. */
export type MpoAddress =
  | { readonly kind: 'record'; readonly number: string }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'new'; readonly source: string };

/** @param segment `m-1001`, `create-mpo-<draft id>`, or `create-mpo-<order, quote, or stock>`; null for any other */
export function mpoOf(segment = ''): MpoAddress | null {
  if (/^m-\d+$/.test(segment)) return { kind: 'record', number: segment };
  const [, created] = /^create-mpo-(.+)$/.exec(segment) ?? [];
  if (v.is(uuidSchema, created)) return { kind: 'draft', id: created };
  return v.is(purchaseSourceSchema, created) ? { kind: 'new', source: created } : null;
}
