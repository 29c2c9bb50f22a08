import { decideDelayPath, followShipmentPath } from '@gantry/contracts/addresses/checkout';
import type { EventPayload } from '@gantry/contracts/events';
import { addressLines } from '@gantry/contracts/address-lines';
import { paymentPath } from '@gantry/contracts/addresses/checkout';
import { isPaidOnline, shipsAfterPayment } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { deliveryLines } from '@gantry/domain/delivery-lines';
import { formatPhone } from '@gantry/domain/phone-mask';
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
  if (order.paymentTerm === 'advanced') blocks.push(...howToPay(order, { origin, store, messages }));
  if (order.poNumber)
    blocks.push({ kind: 'fact', label: messages.format('order.po'), value: order.poNumber });
  blocks.push(items(order.lines, messages, datesOf(shipsAfterPayment(order), messages)));
  if (order.promoted) blocks.push(promotedBlock(order.promoted, messages));
  blocks.push({
    kind: 'fact',
    label: messages.format('order.total'),
    value: messages.money(order.grandTotal),
  });
  blocks.push(...addressBlocks(order, messages));
  blocks.push(seeOrder('action', order, { origin, messages }));
  return {
    locale: messages.locale,
    subject: messages.format('placed.subject', { number }),
    heading: messages.format('placed.heading', { number }),
    blocks,
    footer: [...footer(messages), sellerLine(store)],
  };
}

/** What promotions took off; the lines above are what is paid for them. */
const promotedBlock = (
  { amount, names }: NonNullable<Placed['promoted']>,
  messages: MailMessages,
): Block => ({
  kind: 'fact',
  label: messages.format('order.promotions', { names: names.join(', ') }),
  value: messages.money(-amount),
});

interface PaymentFacts {
  readonly origin: string;
  readonly store: Remittance;
  readonly messages: MailMessages;
}

/** What is paid online is paid on a page, before or after this mail is read; for the rest it says whom to pay and where. */
function howToPay(order: Placed, { origin, store, messages }: PaymentFacts): Block[] {
  const { number, paymentService } = order;
  if (!isPaidOnline(paymentService)) {
    return [
      { kind: 'text', text: messages.format('placed.advanced', { number }) },
      ...paymentBlocks(order, store, messages),
    ];
  }
  const way = messages.format(`pay.way.${paymentService}`);
  const url = `${origin}${messages.prefix}${paymentPath(paymentService, { order: number, token: order.token })}`;
  return [
    {
      kind: 'text',
      text: messages.format('placed.online', { total: messages.money(order.grandTotal), way }),
    },
    { kind: 'link', label: messages.format('placed.pay', { number }), url },
  ];
}

/** Where the goods and the invoice go, and whom the carrier calls. */
function addressBlocks({ shipTo, billTo }: Placed, messages: MailMessages): Block[] {
  const block = (label: 'order.ship-to' | 'order.bill-to', address: Placed['shipTo']): Block[] =>
    address
      ? [
          {
            kind: 'lines',
            label: messages.format(label),
            lines: addressLines(address, messages.countryName),
          },
        ]
      : [];
  const phone = shipTo?.phone;
  return [
    ...block('order.ship-to', shipTo),
    ...(phone
      ? [{ kind: 'fact', label: messages.format('order.phone'), value: formatPhone(phone) } as const]
      : []),
    ...block('order.bill-to', billTo),
  ];
}

/** When each line leaves and is there; before it is paid, what is paid offline in advance has no day. */
function datesOf(isAfterPayment: boolean, messages: MailMessages) {
  return ({ ships = null, arrives = null, parts = null }: Placed['lines'][number]): string[] =>
    isAfterPayment
      ? [messages.format('delivery.after-payment')]
      : deliveryLines({ ships, arrives, parts: parts ?? [] }, { ...messages, count: String });
}

/** The link by which an order is paid, as staff sent it. */
export function paymentAskedMail(order: EventPayload<'order.payment-asked'>, origin: string): MailContent {
  const messages = messagesFor(order.locale);
  const { number, token } = order;
  const url = `${origin}${messages.prefix}${paymentPath('stripe-payment-intent', { order: number, token })}`;
  return {
    locale: messages.locale,
    subject: messages.format('asked-pay.subject', { number }),
    heading: messages.format('asked-pay.heading', { number }),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: order.name }) },
      { kind: 'text', text: messages.format('asked-pay.text', { total: messages.money(order.amount) }) },
      { kind: 'action', label: messages.format('placed.pay', { number }), url },
    ],
    footer: footer(messages),
  };
}

/** A certificate took the tax off an order: what it costs now, and what of it goes back. */
export function taxLoweredMail(order: EventPayload<'order.tax-lowered'>, origin: string): MailContent {
  const messages = messagesFor(order.locale);
  const { number, certificate, refund } = order;
  const tax = messages.money(order.tax);
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name: order.name }) },
    { kind: 'text', text: messages.format('tax-lowered.text', { certificate, tax }) },
    { kind: 'fact', label: messages.format('order.total'), value: messages.money(order.grandTotal) },
  ];
  if (refund > 0) {
    const back = { refund: messages.money(refund) };
    blocks.push({ kind: 'text', text: messages.format('tax-lowered.refund', back) });
  }
  blocks.push(seeOrder('action', order, { origin, messages }));
  return {
    locale: messages.locale,
    subject: messages.format('tax-lowered.subject', { number }),
    heading: messages.format('tax-lowered.heading', { number }),
    blocks,
    footer: footer(messages),
  };
}

/** Statuses at which a customer is told when goods leave: once they are accepted or paid, and when they are late. */
const datedStatuses: readonly string[] = ['confirmed', 'backordered'] satisfies LineStatus[];

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
      ...shipmentFacts(order, messages),
      items(order.lines, messages, datedStatuses.includes(order.to) ? datesOf(false, messages) : undefined),
      ...payAgain(order, origin, messages),
      ...movedLinks(order, origin, messages),
    ],
    footer: footer(messages),
  };
}

/** "Your order ships on other days", with what its customer may do about what is late. */
export function orderRescheduledMail(order: EventPayload<'order.rescheduled'>, origin: string): MailContent {
  const messages = messagesFor(order.locale);
  const { number, isLate } = order;
  const see = seeOrder(isLate ? 'link' : 'action', order, { origin, messages });
  return {
    locale: messages.locale,
    subject: messages.format('rescheduled.subject', { number }),
    heading: messages.format('rescheduled.heading', { number }),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: order.name }) },
      { kind: 'text', text: messages.format('rescheduled.text') },
      items(order.lines, messages, datesOf(false, messages)),
      ...(isLate ? delayLinks(order, origin, messages) : []),
      see,
    ],
    footer: footer(messages),
  };
}

/** Keep or cancel what comes later than promised. */
function delayLinks(
  { number, token }: Pick<TransitionedOrder, 'number' | 'token'>,
  origin: string,
  messages: MailMessages,
): Block[] {
  const page = (choice: 'keep' | 'cancel') =>
    `${origin}${messages.prefix}${decideDelayPath(choice, number, token)}`;
  return [
    { kind: 'text', text: messages.format('delay.text') },
    { kind: 'action', label: messages.format('delay.keep'), url: page('keep') },
    { kind: 'link', label: messages.format('delay.cancel'), url: page('cancel') },
  ];
}

/** Where a payment that was refused or left is made again: whoever has the mail may pay. */
function payAgain(order: TransitionedOrder, origin: string, messages: MailMessages): Block[] {
  const { number, token, to, paymentService = '' } = order;
  if (to !== 'not-processed' || !isPaidOnline(paymentService)) return [];
  const url = `${origin}${messages.prefix}${paymentPath(paymentService, { order: number, token })}`;
  return [
    { kind: 'text', text: messages.format('moved.pay.text') },
    { kind: 'action', label: messages.format('moved.pay'), url },
  ];
}

/** Who brings a shipment, by which numbers it is followed, and when it is to arrive. */
function shipmentFacts({ shipment }: TransitionedOrder, messages: MailMessages): Block[] {
  if (!shipment) return [];
  const { provider, tracking, estimated } = shipment;
  const fact = (
    label: 'shipment.number' | 'shipment.tracking' | 'shipment.arrives',
    value: string,
  ): Block => ({
    kind: 'fact',
    label: messages.format(label),
    value,
  });
  return [
    fact('shipment.number', shipment.number.toUpperCase()),
    ...tracking.map((number) =>
      fact('shipment.tracking', `${providerNames[provider] ?? ''} ${number}`.trim()),
    ),
    ...(estimated ? [fact('shipment.arrives', messages.days(estimated))] : []),
  ];
}

/** Names of carriers, the same in every language; the others have none of their own. */
const providerNames: Readonly<Record<string, string>> = {
  ups: 'UPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  usps: 'USPS',
  yrc: 'YRC',
};

/** Where a shipment is followed, or what is done about late lines; and the order. */
function movedLinks(order: TransitionedOrder, origin: string, messages: MailMessages): Block[] {
  const { shipment, to } = order;
  const page = (path: string) => `${origin}${messages.prefix}${path}`;
  const kind = shipment || to === 'backordered' ? 'link' : 'action';
  const see = seeOrder(kind, order, { origin, messages });
  if (shipment) {
    const url = page(followShipmentPath('track', shipment.number, shipment.token));
    return [{ kind: 'action', label: messages.format('shipment.track'), url }, see];
  }
  if (to !== 'backordered') return [see];
  return [...delayLinks(order, origin, messages), see];
}

function items(
  lines: Placed['lines'],
  messages: MailMessages,
  dates: (line: Placed['lines'][number]) => string[] = () => [],
): Block {
  return {
    kind: 'items',
    heads: [messages.format('table.item'), messages.format('table.quantity'), messages.format('table.total')],
    rows: lines.map((line) => ({
      name: line.name,
      detail: [line.partNumber, ...(line.isGift ? [messages.format('order.gift')] : []), ...dates(line)].join(
        ' · ',
      ),
      quantity: String(line.quantity),
      total: messages.money(line.total),
    })),
  };
}

/** The way to the order. */
const seeOrder = (
  kind: 'action' | 'link',
  order: Pick<Placed, 'number' | 'token' | 'isGuest'>,
  { origin, messages }: { readonly origin: string; readonly messages: MailMessages },
): Block => ({ kind, label: messages.format('order.see'), url: orderUrl(order, origin, messages) });

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
export const sellerLine = ({ payee, address, locality, region, postalCode, phone }: Remittance): string =>
  [payee, address, `${locality}, ${region} ${postalCode}`, phone].join(' · ');

export const footer = (messages: MailMessages): string[] => [
  messages.format('footer'),
  messages.format('reason'),
];
