import type { EventPayload } from '@gantry/contracts/events';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { Block } from './mail-content.ts';
import type { MailMessages } from './mail-messages.ts';

type Placed = EventPayload<'order.placed'>;

/** What a buyer who pays in advance has to do: whom to pay, where, and what to name. */
export function paymentBlocks(order: Placed, to: Remittance, messages: MailMessages): Block[] {
  const text = (id: 'pay.bank-later' | 'pay.other'): Block => ({
    kind: 'text',
    text: messages.format(id, { phone: to.phone }),
  });
  const total = messages.money(order.grandTotal);
  const reference: Block = {
    kind: 'fact',
    label: messages.format('pay.reference'),
    value: messages.format('pay.order', { number: order.number }),
  };
  if (order.paymentService === 'check') {
    const label = messages.format('pay.check', { total, payee: to.payee });
    return [{ kind: 'lines', label, lines: mailedTo(to) }, reference];
  }
  if (order.paymentService !== 'wire-transfer' && order.paymentService !== 'ach') return [text('pay.other')];
  if (!to.bank) return [text('pay.bank-later'), reference];
  const label = messages.format(`pay.${order.paymentService}`, { total });
  return [{ kind: 'lines', label, lines: transferredTo(to.payee, to.bank, messages) }, reference];
}

const mailedTo = ({ payee, address, locality, region, postalCode }: Remittance): string[] => [
  payee,
  address,
  `${locality}, ${region} ${postalCode}`,
];

const transferredTo = (
  payee: string,
  bank: NonNullable<Remittance['bank']>,
  messages: MailMessages,
): string[] => [
  payee,
  bank.name,
  `${messages.format('pay.routing')}: ${bank.routingNumber}`,
  `${messages.format('pay.account')}: ${bank.accountNumber}`,
];
