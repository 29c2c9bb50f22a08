import type { Remittance } from './schemas/remittance.ts';

/** One line of where money is sent; `routing` and `account` are numbers that a message names. */
export interface RemittanceLine {
  readonly kind: 'text' | 'routing' | 'account';
  readonly text: string;
}

/** How an order in advance is paid: the end of the message (`order.pay.…`) that says it, and where the money goes. */
export interface WayToPay {
  readonly id: 'check' | 'wire-transfer' | 'ach' | 'bank-later' | 'other';
  readonly lines: readonly RemittanceLine[];
}

/** @param service the order's `paymentService` */
export function wayToPay(service: string, { payee, bank, ...to }: Remittance): WayToPay {
  const text = (line: string): RemittanceLine => ({ kind: 'text', text: line });
  const place = `${to.locality}, ${to.region} ${to.postalCode}`;
  if (service === 'check') return { id: 'check', lines: [payee, to.address, place].map(text) };
  if (service !== 'wire-transfer' && service !== 'ach') return { id: 'other', lines: [] };
  if (!bank) return { id: 'bank-later', lines: [] };
  return {
    id: service,
    lines: [
      text(payee),
      text(bank.name),
      { kind: 'routing', text: bank.routingNumber },
      { kind: 'account', text: bank.accountNumber },
    ],
  };
}
