import type { EventPayload } from '@gantry/contracts/events';
import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';

/** To the store: finance must act on a payment, with what is at stake and where to act. */
export function paymentMailToStore(
  told: EventPayload<'payment.for-store'>,
  origin: string,
  locale: string,
): MailContent {
  const messages = messagesFor(locale);
  const { kind, orderNumber, amount, reference } = told;
  const facts = { number: orderNumber, amount: messages.money(amount) };
  const heading = messages.format(`store.payment.${kind}`, facts);
  const url = `${origin}${messages.prefix}${adminOrderPath(orderNumber)}`;
  const blocks: Block[] = [
    { kind: 'text', text: messages.format(`store.payment.${kind}.text`, facts) },
    ...(reference
      ? [{ kind: 'fact', label: messages.format('store.payment.reference'), value: reference } as const]
      : []),
    { kind: 'action', label: messages.format('store.payment.open'), url },
  ];
  const footer = [messages.format('footer'), messages.format('store.payment.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}
