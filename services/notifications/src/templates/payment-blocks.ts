import type { EventPayload } from '@gantry/contracts/events';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { Block } from './mail-content.ts';
import type { Words } from './words.ts';

type Placed = EventPayload<'order.placed'>;

/** What a buyer who pays in advance has to do: whom to pay, where, and what to name. */
export function paymentBlocks(order: Placed, to: Remittance, words: Words): Block[] {
  const text = (id: 'pay.bank-later' | 'pay.other'): Block => ({
    kind: 'text',
    text: words.say(id, { phone: to.phone }),
  });
  const total = words.money(order.grandTotal);
  const reference: Block = {
    kind: 'fact',
    label: words.say('pay.reference'),
    value: words.say('pay.order', { number: order.number.toUpperCase() }),
  };
  if (order.paymentService === 'check') {
    const label = words.say('pay.check', { total, payee: to.payee });
    return [{ kind: 'lines', label, lines: mailedTo(to) }, reference];
  }
  if (order.paymentService !== 'wire-transfer' && order.paymentService !== 'ach') return [text('pay.other')];
  if (!to.bank) return [text('pay.bank-later'), reference];
  const label = words.say(`pay.${order.paymentService}`, { total });
  return [{ kind: 'lines', label, lines: transferredTo(to.payee, to.bank, words) }, reference];
}

const mailedTo = ({ payee, address, locality, region, postalCode }: Remittance): string[] => [
  payee,
  address,
  `${locality}, ${region} ${postalCode}`,
];

const transferredTo = (payee: string, bank: NonNullable<Remittance['bank']>, words: Words): string[] => [
  payee,
  bank.name,
  `${words.say('pay.routing')}: ${bank.routingNumber}`,
  `${words.say('pay.account')}: ${bank.accountNumber}`,
];
