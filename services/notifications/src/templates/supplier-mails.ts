import type { EventPayload } from '@gantry/contracts/events';
import { documentWords } from '@gantry/documents/document-words';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';

type Messages = ReturnType<typeof messagesFor>;

/** Each with the unit it comes in, and with what is in one. */
function itemsOf(messages: Messages, lines: EventPayload<'supplier.asked'>['lines']): Block {
  const words = documentWords(messages.locale);
  const rows = lines.map(({ name, partNumber, quantity, unitOfMeasure, packSize }) => ({
    name,
    detail: [partNumber, unitOfMeasure && words.pack(packSize, unitOfMeasure)].filter(Boolean).join(' · '),
    quantity: unitOfMeasure ? words.quantity(quantity, unitOfMeasure) : words.count(quantity),
  }));
  return { kind: 'items', heads: [messages.format('table.item'), messages.format('table.quantity')], rows };
}

/** To a supplier: what is needed, until when, and the link that answers without an account. */
export function supplierAskedMail(asked: EventPayload<'supplier.asked'>, origin: string): MailContent {
  const messages = messagesFor(asked.locale);
  const { name, reference, token, dueAt, text, lines } = asked;
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format('supplier.asked.text', { until: messages.day(dueAt) }) },
    ...(text ? [{ kind: 'said', text } as const] : []),
    itemsOf(messages, lines),
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
  const heading = messages.format(`store.supplier.${kind}`, { supplier, number });
  const url = `${origin}${messages.prefix}/admin/orders/quote-${encodeURIComponent(number)}`;
  const blocks: Block[] = [
    ...(text ? [{ kind: 'said', text } as const] : []),
    { kind: 'action', label: messages.format('store.inquiry.open'), url },
  ];
  const footer = [messages.format('footer'), messages.format('store.supplier.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}

/** To a supplier: a purchase order with the link that answers it, or that it is called off. */
export function supplierOrderedMail(order: EventPayload<'supplier.ordered'>, origin: string): MailContent {
  const messages = messagesFor(order.locale);
  const { kind, name, number, token, neededBy, text, lines } = order;
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format(`supplier.${kind}.text`) },
    ...(neededBy && token
      ? [
          {
            kind: 'text',
            text: messages.format('supplier.ordered.needed', { day: messages.day(neededBy) }),
          } as const,
        ]
      : []),
    ...(text ? [{ kind: 'said', text } as const] : []),
    itemsOf(messages, lines),
    ...(token ? [orderLink(messages, token, origin)] : []),
  ];
  const heading = messages.format(`supplier.${kind}.heading`, { number });
  const footer = [messages.format('footer'), messages.format('supplier.ordered.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}

const orderLink = (messages: Messages, token: string, origin: string): Block => ({
  kind: 'action',
  label: messages.format('supplier.ordered.answer'),
  url: `${origin}${messages.prefix}/supplier/order/${encodeURIComponent(token)}`,
});

/** To the store: a supplier has confirmed or declined a purchase order. */
export function purchaseMailToStore(
  told: EventPayload<'purchase.for-store'>,
  origin: string,
  locale: string,
): MailContent {
  const messages = messagesFor(locale);
  const { kind, supplier, number, text } = told;
  const heading = messages.format(`store.purchase.${kind}`, { supplier, number });
  const url = `${origin}${messages.prefix}/admin/mpo/${encodeURIComponent(number)}`;
  const blocks: Block[] = [
    ...(text ? [{ kind: 'said', text } as const] : []),
    { kind: 'action', label: messages.format('store.purchase.open'), url },
  ];
  const footer = [messages.format('footer'), messages.format('store.supplier.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}
