import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import type { Inquiry, InquiryLine } from './inquiry.entity.ts';

type ForStore = EventPayload<'inquiry.for-store'>;
type ForCustomer = EventPayload<'inquiry.for-customer'>;

const mailLinesOf = (lines: readonly InquiryLine[]) =>
  lines.map(({ name, sku = null, partNumber = null, quantity }) => ({ name, sku, partNumber, quantity }));
const markOf = ({ number, version }: Inquiry) => ({ entity: `inquiry:${number}`, version });

/** Tells staff, by the store's own address, what a customer did. */
export function tellStore(
  em: EntityManager,
  inquiry: Inquiry,
  kind: ForStore['kind'],
  text: string | null,
): Promise<void> {
  const payload: ForStore = {
    kind,
    text,
    number: inquiry.number,
    name: inquiry.name,
    company: inquiry.company ?? null,
    email: inquiry.email,
    phone: inquiry.phone ?? null,
    contactMethod: inquiry.contactMethod,
    subject: inquiry.subject,
    orderNumber: inquiry.orderNumber ?? null,
    lines: mailLinesOf(inquiry.lines.getItems()),
  };
  return publish(em, 'inquiry.for-store', payload, markOf(inquiry));
}

/**
 * Mails the customer. An acknowledgement to a guest repeats nothing they typed, not even their name: anyone may enter
 * somebody else's address.
 * @param validUntil the last day of the offer that is meant, ISO date
 */
export function tellCustomer(
  em: EntityManager,
  inquiry: Inquiry,
  kind: ForCustomer['kind'],
  text: string | null,
  validUntil: string | null = null,
): Promise<void> {
  const isGuest = (inquiry.accountId ?? null) === null;
  const repeatsNothing = isGuest && kind === 'received';
  const lines = inquiry.lines.getItems().filter(({ sku }) => sku || !repeatsNothing);
  const payload: ForCustomer = {
    kind,
    text,
    validUntil,
    isGuest,
    number: inquiry.number,
    token: inquiry.token,
    email: inquiry.email,
    name: repeatsNothing ? null : inquiry.name,
    locale: inquiry.locale,
    lines: mailLinesOf(lines),
  };
  return publish(em, 'inquiry.for-customer', payload, markOf(inquiry));
}
