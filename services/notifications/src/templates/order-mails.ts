import type { EventPayload } from '@gantry/contracts/events';
import { addressLines } from '@gantry/contracts/address-lines';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Block, MailContent } from './mail-content.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { wordsOf, type Words } from './words.ts';

type Placed = EventPayload<'order.placed'>;
type TransitionedOrder = EventPayload<'order.lines-transitioned'>;

/**
 * "We have received your order", with how to pay it where it is paid in advance.
 * @param store whom to pay and to call
 */
export function orderPlacedMail(order: Placed, origin: string, store: Remittance): MailContent {
  const words = wordsOf(order.locale);
  const { number } = order;
  const blocks: Block[] = [
    { kind: 'text', text: words.say('greeting', { name: order.name }) },
    { kind: 'text', text: words.say('placed.text') },
  ];
  if (order.paymentTerm === 'advanced') {
    blocks.push({ kind: 'text', text: words.say('placed.advanced', { number }) });
    blocks.push(...paymentBlocks(order, store, words));
  }
  if (order.poNumber) blocks.push({ kind: 'fact', label: words.say('order.po'), value: order.poNumber });
  blocks.push(items(order.lines, words));
  blocks.push({ kind: 'fact', label: words.say('order.total'), value: words.money(order.grandTotal) });
  if (order.shipTo) {
    const lines = addressLines(order.shipTo, words.countryName);
    blocks.push({ kind: 'lines', label: words.say('order.ship-to'), lines });
  }
  blocks.push({ kind: 'action', label: words.say('order.see'), url: orderUrl(order, origin, words) });
  return {
    locale: words.locale,
    subject: words.say('placed.subject', { number }),
    heading: words.say('placed.heading', { number }),
    blocks,
    footer: [...footer(words), sellerLine(store)],
  };
}

/** "The status of these items has changed". */
export function linesTransitionedMail(order: TransitionedOrder, origin: string): MailContent {
  const words = wordsOf(order.locale);
  const facts = { number: order.number, status: words.status(order.to as LineStatus) };
  return {
    locale: words.locale,
    subject: words.say('moved.subject', facts),
    heading: words.say('moved.heading', facts),
    blocks: [
      { kind: 'text', text: words.say('greeting', { name: order.name }) },
      { kind: 'text', text: words.say('moved.text', facts) },
      items(order.lines, words),
      { kind: 'action', label: words.say('order.see'), url: orderUrl(order, origin, words) },
    ],
    footer: footer(words),
  };
}

function items(lines: Placed['lines'], words: Words): Block {
  return {
    kind: 'items',
    heads: [words.say('table.item'), words.say('table.quantity'), words.say('table.total')],
    rows: lines.map((line) => ({
      name: line.name,
      detail: line.partNumber,
      quantity: String(line.quantity),
      total: words.money(line.total),
    })),
  };
}

/** A guest opens the order by its token, an account by signing in: the token gives access to whoever has the mail. */
function orderUrl(
  order: Pick<Placed, 'number' | 'token' | 'isGuest'>,
  origin: string,
  { prefix }: Words,
): string {
  const number = encodeURIComponent(order.number);
  if (!order.isGuest) return `${origin}${prefix}/my-account/orders/${number}`;
  return `${origin}${prefix}/checkout/purchase/complete?order=${number}&token=${encodeURIComponent(order.token)}`;
}

/** The seller, as a letter names them. */
const sellerLine = ({ payee, address, locality, region, postalCode, phone }: Remittance): string =>
  [payee, address, `${locality}, ${region} ${postalCode}`, phone].join(' · ');

export const footer = (words: Words): string[] => [words.say('footer'), words.say('reason')];
