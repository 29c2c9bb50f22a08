import { paymentStatusOf, type PaymentFacts } from '@gantry/domain/statuses/payment-status';

/** What has come for an order, gone back, and been credited; minor units. */
export interface OrderMoney {
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  readonly voided: number;
  /** of goods that came back */
  readonly credited: number;
  /** of what is refunded, what was promised */
  readonly claimed: number;
  readonly disputed: boolean;
  readonly attempt: PaymentFacts['attempt'];
}

export const noMoney: OrderMoney = {
  authorized: 0,
  captured: 0,
  refunded: 0,
  voided: 0,
  credited: 0,
  claimed: 0,
  disputed: false,
  attempt: 'in-progress',
};

/** How the last attempt to pay stands; nothing is to come any more where nothing is owed and nothing came. */
const attemptOf = ({ money, due }: MoneyOfOrder) =>
  due === 0 && money.captured === 0 ? ('given-up' as const) : money.attempt;

/** The money of an order, and what it owes in all; minor units. */
export interface MoneyOfOrder {
  readonly money: OrderMoney;
  readonly due: number;
}

/** The payment status that sales computes. */
export const statusOfMoney = ({ money, due }: MoneyOfOrder) =>
  paymentStatusOf({ ...money, due, attempt: attemptOf({ money, due }), fraud: false, unknown: false });

/** The sums an order has of its payments. */
export const paymentFactsOf = ({ money, due }: MoneyOfOrder) => ({
  authorized: money.authorized,
  captured: money.captured,
  refunded: money.refunded,
  voided: money.voided,
  disputed: money.disputed,
  attempt: attemptOf({ money, due }),
  held: false,
  fraud: false,
  unknown: false,
});
