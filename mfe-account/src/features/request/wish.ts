import { newUuid } from '@gantry/contracts/idempotency-key';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import {
  requestSubjects,
  requestTypes,
  type RequestSubject,
  type RequestType,
} from '@gantry/domain/return-policy';
import * as v from 'valibot';

/** What the address of the form says: steps of it are addresses, so that they work without scripts. */
export interface Wish {
  readonly order: string;
  readonly type: RequestType;
  readonly subject: RequestSubject | null;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly draft: string | null;
}

const prefix = 'q-';
export const quantityName = (lineId: string): string => `${prefix}${lineId}`;

/** Reads the address; what makes no sense is left out, and the form asks for it again. */
export function readWish(address: URLSearchParams): Wish {
  const subject = requestSubjects.find((one) => one === address.get('subject')) ?? null;
  const type = requestTypes.find((one) => one === address.get('type')) ?? 'return';
  const lines = [...address]
    .filter(([name, value]) => name.startsWith(prefix) && /^[1-9]\d{0,5}$/.test(value))
    .map(([name, value]) => ({ lineId: name.slice(prefix.length), quantity: Number(value) }));
  return {
    order: address.get('order') ?? '',
    type,
    subject: type === 'cancellation' ? 'wrong-item-purchased' : subject,
    lines,
    draft: v.is(uuidSchema, address.get('draft')) ? address.get('draft') : null,
  };
}

/** What can be asked of the store about it; null while something is missing. */
export const askedOf = ({ type, subject, lines }: Wish) =>
  subject && lines.length > 0 ? { type, subject, lines: [...lines] } : null;

/** The same address with an id under which photos are sent: it stays the same when the page is read again. */
export function withDraft(address: URLSearchParams): string {
  const own = new URLSearchParams(address);
  own.set('draft', newUuid());
  return own.toString();
}

const editing = 'edit';
/** Whether the items and the reason are chosen again. */
export const isEditing = (address: URLSearchParams): boolean => address.has(editing);

/** The address of the first step, with what was chosen so far. */
export function withEditing(address: URLSearchParams): string {
  const first = new URLSearchParams(address);
  first.set(editing, '1');
  return first.toString();
}
