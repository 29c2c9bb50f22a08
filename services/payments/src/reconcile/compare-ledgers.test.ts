import { expect, test } from '@jest/globals';
import type { LedgerRow } from '../provider/payment-provider.ts';
import { compareLedgers, type OwnRow } from './compare-ledgers.ts';

const theirs = (facts: Partial<LedgerRow>): LedgerRow => ({
  reference: 'ch_1',
  kind: 'capture',
  amount: 1000,
  fee: 0,
  payment: 'pi_1',
  at: new Date(0),
  ...facts,
});
const ours = (facts: Partial<OwnRow>): OwnRow => ({
  type: 'capture',
  reference: 'ch_1.a',
  payment: 'pi_1',
  orderNumber: '100001',
  amount: 1000,
  isOfDay: true,
  ...facts,
});
const kindsOf = (ledger: LedgerRow[], own: OwnRow[]) =>
  compareLedgers(ledger, own).map(({ kind, what, ...sums }) => [kind, what, sums.theirs, sums.ours]);

test('the same money, in parts and given back, is no difference', () => {
  const ledger = [
    theirs({}),
    theirs({ amount: 500 }),
    theirs({ kind: 'refund', reference: 're_1', amount: -200 }),
  ];
  const own = [ours({ amount: 500 }), ours({}), ours({ type: 'refund', reference: 're_1', amount: 200 })];
  expect(kindsOf(ledger, own)).toEqual([]);
});

test.each([
  ['missing here', [theirs({})], [], ['missing-here', 'capture', 1000, null]],
  ['missing there', [], [ours({})], ['missing-there', 'capture', null, 1000]],
  [
    'of another amount',
    [theirs({ kind: 'refund', reference: 're_1', amount: -200 })],
    [ours({ type: 'refund', reference: 're_1', amount: 300 })],
    ['other-amount', 'refund', 200, 300],
  ],
  ['taken twice there', [theirs({}), theirs({})], [ours({})], ['missing-here', 'capture', 1000, null]],
  [
    'taken twice here',
    [theirs({})],
    [ours({}), ours({ reference: 'x' })],
    ['missing-there', 'capture', null, 1000],
  ],
] as const)('money %s is told', (_, ledger, own, difference) => {
  expect(kindsOf([...ledger], [...own])).toEqual([difference]);
});

test('what is entered here on another day is not missing there', () => {
  expect(kindsOf([], [ours({ isOfDay: false })])).toEqual([]);
});

test('money of a dispute that was won comes back of a row of another day', () => {
  const row = theirs({ kind: 'dispute', reference: 'dp_1', amount: 1000 });
  expect(kindsOf([row], [ours({ type: 'chargeback', reference: 'dp_1', isOfDay: false })])).toEqual([]);
  expect(kindsOf([row], [])).toHaveLength(1);
});

test('payouts and fees are compared with nothing', () => {
  expect(
    kindsOf([theirs({ kind: 'payout', amount: -5000 }), theirs({ kind: 'fee', amount: -10 })], []),
  ).toEqual([]);
});
