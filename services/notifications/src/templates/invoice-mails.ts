import type { EventPayload } from '@gantry/contracts/events';
import { myInvoicePath, paperAddress } from '@gantry/contracts/addresses/account';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor, type MailMessages } from './mail-messages.ts';
import { footer, sellerLine } from './order-mails.ts';

type Told = EventPayload<'invoice.resent'>;

/** "Invoice I-10001 for your order", with its PDF attached; a credit memo says what comes back. */
export function invoiceMail(invoice: Told, origin: string, store: Remittance): MailContent {
  const messages = messagesFor(invoice.locale);
  const { kind, dueAt, amount, name } = invoice;
  const values = {
    number: invoice.number.toUpperCase(),
    order: invoice.orderNumber.toUpperCase(),
    day: dueAt ? messages.day(dueAt) : '',
  };
  const format = (part: 'subject' | 'heading' | 'text') => messages.format(`${kind}.${part}`, values);
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: format('text') },
    { kind: 'fact', label: messages.format(`${kind}.amount`), value: messages.money(amount) },
    ...(dueAt ? [{ kind: 'fact', label: messages.format('invoice.due'), value: values.day } as const] : []),
    {
      kind: 'action',
      label: messages.format(`${kind}.see`),
      url: invoiceUrl(invoice, origin, messages),
    },
  ];
  return {
    locale: messages.locale,
    subject: format('subject'),
    heading: format('heading'),
    blocks,
    footer: [...footer(messages), sellerLine(store)],
  };
}

/** An invoice was paid for the company by a colleague of whoever has ordered: the receipt for either of them. */
export function invoicePaidMail(
  told: EventPayload<'invoice.paid-by-colleague'>,
  origin: string,
  store: Remittance,
): MailContent {
  const messages = messagesFor(told.locale);
  const { name, payer, amount, isPayer } = told;
  const values = { number: told.invoice.toUpperCase(), order: told.orderNumber.toUpperCase(), payer };
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format(isPayer ? 'receipt.by-you' : 'receipt.by-colleague', values) },
    { kind: 'fact', label: messages.format('receipt.amount'), value: messages.money(amount) },
    {
      kind: 'action',
      label: messages.format('invoice.see'),
      url: `${origin}${messages.prefix}${myInvoicePath(told.invoice)}`,
    },
  ];
  return {
    locale: messages.locale,
    subject: messages.format('receipt.subject', values),
    heading: messages.format('receipt.heading', values),
    blocks,
    footer: [...footer(messages), sellerLine(store)],
  };
}

/** An account sees the page behind its sign-in; whoever holds a guest's mail, the sheet itself. */
function invoiceUrl({ number, isGuest, token }: Told, origin: string, { prefix }: MailMessages): string {
  return `${origin}${prefix}${isGuest ? paperAddress('invoice', number, token) : myInvoicePath(number)}`;
}
