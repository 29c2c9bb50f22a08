import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';

/** To a supplier: what is needed, until when, and the link that answers without an account. */
export function supplierAskedMail(asked: EventPayload<'supplier.asked'>, origin: string): MailContent {
  const messages = messagesFor(asked.locale);
  const { name, reference, token, dueAt, text, lines } = asked;
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format('supplier.asked.text', { until: messages.day(dueAt) }) },
    ...(text ? [{ kind: 'said', text } as const] : []),
    {
      kind: 'items',
      heads: [messages.format('table.item'), messages.format('table.quantity')],
      rows: lines.map((line) => ({
        name: line.name,
        detail: line.partNumber ?? '',
        quantity: String(line.quantity),
      })),
    },
    {
      kind: 'action',
      label: messages.format('supplier.asked.answer'),
      url: `${origin}${messages.prefix}/supplier/${encodeURIComponent(token)}`,
    },
  ];
  const heading = messages.format('supplier.asked.heading', { reference });
  const footer = [messages.format('footer'), messages.format('supplier.asked.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}

/** To the store: a supplier has answered, or let their time pass. */
export function supplierMailToStore(
  told: EventPayload<'supplier.for-store'>,
  origin: string,
  locale: string,
): MailContent {
  const messages = messagesFor(locale);
  const { kind, supplier, inquiryNumber: number, text } = told;
  const heading = messages.format(`store.supplier.${kind}`, { supplier, number: number.toUpperCase() });
  const url = `${origin}${messages.prefix}/admin/orders/quote-${encodeURIComponent(number)}`;
  const blocks: Block[] = [
    ...(text ? [{ kind: 'said', text } as const] : []),
    { kind: 'action', label: messages.format('store.inquiry.open'), url },
  ];
  const footer = [messages.format('footer'), messages.format('store.supplier.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}
