import { createHash } from 'node:crypto';
import type { Chance } from './chance.ts';
import type { PastPayment } from './past-payment.ts';

/** How a provider names things, and what it keeps. */
export interface ProviderBooks {
  readonly provider: PastPayment['provider'];
  /** where its money stands in the journal */
  readonly cash: 'cash:stripe' | 'cash:paypal';
  /** days for which money is reserved */
  readonly reservedDays: number;
  /** of one capture; minor units */
  readonly feeOf: (amount: number, isFirst: boolean) => number;
  readonly nameOf: (
    kind: 'payment' | 'reservation' | 'refund' | 'dispute' | 'move',
    chance: Chance,
  ) => string;
  /** what we know a capture by */
  readonly captureOf: (capture: {
    readonly reservation: string;
    readonly name: string;
    readonly key: string;
  }) => string;
}

/** Under which the card provider keeps a capture with its payment. */
export const captureName = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 20);

const cardPrefixes = { payment: 'pi', reservation: 'ch', refund: 're', dispute: 'dp', move: 'txn' } as const;

export const cardBooks: ProviderBooks = {
  provider: 'stripe',
  cash: 'cash:stripe',
  reservedDays: 7,
  feeOf: (amount, isFirst) => Math.round(amount * 0.029) + (isFirst ? 30 : 0),
  nameOf: (kind, chance) => `${cardPrefixes[kind]}_${chance.hex(24)}`,
  captureOf: ({ reservation, key }) => `${reservation}.${captureName(key)}`,
};

export const walletBooks: ProviderBooks = {
  provider: 'paypal',
  cash: 'cash:paypal',
  reservedDays: 29,
  feeOf: (amount) => Math.round(amount * 0.0349) + 49,
  nameOf: (kind, chance) => {
    const name = chance.hex(24).toUpperCase();
    return kind === 'dispute' ? `PP-D-${name.slice(0, 12)}` : name.slice(0, 17);
  },
  captureOf: ({ name }) => name,
};
