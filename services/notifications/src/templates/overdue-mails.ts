import { myInvoicePath, paperAddress } from '@gantry/contracts/addresses/account';
import { paymentPath } from '@gantry/contracts/addresses/checkout';
import type { EventPayload } from '@gantry/contracts/events';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';
import { footer, sellerLine } from './order-mails.ts';

const levels = ['1', '2', '3'] as const;

/** A reminder of an invoice that is overdue, friendlier or firmer by its level, with where it is seen and paid. */
export function overdueMail(
  invoice: EventPayload<'invoice.overdue'>,
  origin: string,
  store: Remittance,
): MailContent {
  const messages = messagesFor(invoice.locale);
  const { number, orderNumber, token, name, balance, dueAt, isGuest } = invoice;
  const level = levels[Math.min(invoice.level, levels.length) - 1] ?? '1';
  const values = { number, day: messages.day(dueAt), amount: messages.money(balance) };
  const pay = paymentPath('stripe-payment-intent', { order: orderNumber, token, invoice: number });
  const see = isGuest ? paperAddress('invoice', number, token) : myInvoicePath(number);
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format(`overdue.text.${level}`, values) },
    { kind: 'fact', label: messages.format('overdue.balance'), value: values.amount },
    { kind: 'fact', label: messages.format('invoice.due'), value: values.day },
    { kind: 'action', label: messages.format('overdue.pay'), url: `${origin}${messages.prefix}${pay}` },
    { kind: 'link', label: messages.format('invoice.see'), url: `${origin}${messages.prefix}${see}` },
  ];
  return {
    locale: messages.locale,
    subject: messages.format(`overdue.subject.${level}`, values),
    heading: messages.format('overdue.heading', values),
    blocks,
    footer: [...footer(messages), sellerLine(store)],
  };
}
