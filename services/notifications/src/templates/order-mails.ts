import type { EventPayload } from '@gantry/contracts/events';
import { addressLines } from '@gantry/contracts/address-lines';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Block, MailContent } from './mail-content.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { messagesFor, type MailMessages } from './mail-messages.ts';

type Placed = EventPayload<'order.placed'>;
type TransitionedOrder = EventPayload<'order.lines-transitioned'>;

/**
 * "We received your order", with how to pay it where it is paid in advance.
 * @param store whom to pay and to call
 */
export function orderPlacedMail(order: Placed, origin: string, store: Remittance): MailContent {
  const messages = messagesFor(order.locale);
  const { number } = order;
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name: order.name }) },
    { kind: 'text', text: messages.format('placed.text') },
  ];
  if (order.paymentTerm === 'advanced') {
    blocks.push({ kind: 'text', text: messages.format('placed.advanced', { number }) });
    blocks.push(...paymentBlocks(order, store, messages));
  }
  if (order.poNumber)
    blocks.push({ kind: 'fact', label: messages.format('order.po'), value: order.poNumber });
  blocks.push(items(order.lines, messages));
  blocks.push({
    kind: 'fact',
    label: messages.format('order.total'),
    value: messages.money(order.grandTotal),
  });
  if (order.shipTo) {
    const lines = addressLines(order.shipTo, messages.countryName);
    blocks.push({ kind: 'lines', label: messages.format('order.ship-to'), lines });
  }
  blocks.push({
    kind: 'action',
    label: messages.format('order.see'),
    url: orderUrl(order, origin, messages),
  });
  return {
    locale: messages.locale,
    subject: messages.format('placed.subject', { number }),
    heading: messages.format('placed.heading', { number }),
    blocks,
    footer: [...footer(messages), sellerLine(store)],
  };
}

/** "The status of these items has changed". */
export function linesTransitionedMail(order: TransitionedOrder, origin: string): MailContent {
  const messages = messagesFor(order.locale);
  const facts = { number: order.number, status: messages.status(order.to as LineStatus) };
  return {
    locale: messages.locale,
    subject: messages.format('moved.subject', facts),
    heading: messages.format('moved.heading', facts),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: order.name }) },
      { kind: 'text', text: messages.format('moved.text', facts) },
      items(order.lines, messages),
      { kind: 'action', label: messages.format('order.see'), url: orderUrl(order, origin, messages) },
    ],
    footer: footer(messages),
  };
}

function items(lines: Placed['lines'], messages: MailMessages): Block {
  return {
    kind: 'items',
    heads: [messages.format('table.item'), messages.format('table.quantity'), messages.format('table.total')],
    rows: lines.map((line) => ({
      name: line.name,
      detail: line.partNumber,
      quantity: String(line.quantity),
      total: messages.money(line.total),
    })),
  };
}

/** A guest opens the order by its token, an account by signing in: the token gives access to whoever has the mail. */
function orderUrl(
  order: Pick<Placed, 'number' | 'token' | 'isGuest'>,
  origin: string,
  { prefix }: MailMessages,
): string {
  const number = encodeURIComponent(order.number);
  if (!order.isGuest) return `${origin}${prefix}/my-account/orders/${number}`;
  return `${origin}${prefix}/checkout/purchase/complete?order=${number}&token=${encodeURIComponent(order.token)}`;
}

/** The seller, as a letter names them. */
const sellerLine = ({ payee, address, locality, region, postalCode, phone }: Remittance): string =>
  [payee, address, `${locality}, ${region} ${postalCode}`, phone].join(' · ');

export const footer = (messages: MailMessages): string[] => [
  messages.format('footer'),
  messages.format('reason'),
];
