import { expect, test } from '@jest/globals';
import type { MoneyEntry } from '@gantry/contracts/schemas/invoice';
import type { InvoiceAllocation } from './invoice-allocation.entity.ts';
import type { Invoice } from './invoice.entity.ts';
import { periodOf, statementOf } from './statement.ts';

const noon = (day: string) => new Date(`${day}T19:00:00Z`);
const invoice = (
  number: string,
  amount: number,
  issued: string,
  due: string | null,
  facts: Partial<Invoice> = {},
) =>
  ({
    id: number,
    number,
    orderNumber: '1001',
    poNumber: 'PO-7',
    kind: 'invoice',
    status: 'pending',
    issuedAt: noon(issued),
    dueAt: due ? noon(due) : null,
    amount,
    ...facts,
  }) as Invoice;
const paid = (invoiceId: string, amount: number, day: string, kind = 'payment') =>
  ({ invoiceId, kind, amount, at: noon(day) }) as InvoiceAllocation;

const invoices = [
  invoice('i-1', 1000, '2026-09-01', '2026-10-01'),
  invoice('i-2', 500, '2026-11-03', '2026-12-03'),
  invoice('i-3', 500, '2026-11-04', '2026-12-04', { status: 'canceled' }),
  invoice('c-1', 200, '2026-11-06', null, { kind: 'credit-memo' }),
];
const allocations = [
  paid('i-1', 300, '2026-10-15'),
  paid('i-2', 200, '2026-11-06', 'credit'),
  paid('i-1', 100, '2026-11-10'),
];
const received = (amount: number, day: string, facts: Partial<MoneyEntry> = {}): MoneyEntry => ({
  at: noon(day).toISOString(),
  kind: 'payment',
  orderNumber: '1001',
  amount: -amount,
  ...facts,
});
const history = {
  invoices,
  allocations,
  money: [received(300, '2026-10-15'), received(100, '2026-11-10')],
};
const november = { from: '2026-11-01', to: '2026-11-30' };

test('runs from what was owed to what is, entry by entry', () => {
  const { opening, entries, closing } = statementOf(history, november);
  expect(opening).toBe(700);
  expect(entries.map(({ kind, number, amount, balance }) => [kind, number, amount, balance])).toEqual([
    ['invoice', 'i-2', 500, 1200],
    ['credit-memo', 'c-1', -200, 1000],
    ['payment', '1001', -100, 900],
  ]);
  expect(closing).toBe(900);
});

test('what is open is sorted by how long it is overdue at the end of the period', () => {
  const { aging, closing } = statementOf(history, november);
  expect(aging).toEqual({ current: 300, 'days-30': 0, 'days-60': 600, 'days-90': 0, older: 0 });
  expect(Object.values(aging).reduce((sum, amount) => sum + amount, 0)).toBe(closing);
});

test('what came later does not change the statement of a period that has ended', () => {
  const before = statementOf(history, { from: '2026-10-01', to: '2026-10-31' });
  expect(before).toMatchObject({ opening: 1000, closing: 700, aging: { 'days-30': 700 } });
});

test('money that no invoice has taken up is the customer’s, and lowers what is owed', () => {
  const early = [...history.money, received(250, '2026-11-20', { orderNumber: '1002' })];
  const { entries, closing, unapplied, aging } = statementOf({ ...history, money: early }, november);
  expect(entries.at(-1)).toMatchObject({ kind: 'payment', number: '1002', poNumber: null, balance: 650 });
  expect([closing, unapplied]).toEqual([650, 250]);
  expect(Object.values(aging).reduce((sum, amount) => sum + amount, 0)).toBe(900);
  const alone = { invoices: [], allocations: [], money: [received(250, '2026-11-20')] };
  expect(statementOf(alone, november)).toMatchObject({ closing: -250, unapplied: 250 });
});

test('money that came from another account’s order is a payment, and what went to one is moved', () => {
  const moved = [
    received(40, '2026-11-20', { kind: 'transfer' }),
    received(-30, '2026-11-21', { kind: 'transfer' }),
    received(-100, '2026-11-22', { kind: 'returned-payment' }),
  ];
  const { entries } = statementOf({ ...history, money: moved }, november);
  expect(entries.slice(-3).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', -40],
    ['transfer', 30],
    ['returned-payment', 100],
  ]);
});

test('an invoice in the place of another counts from the day of the first', () => {
  const first = invoice('i-8', 900, '2026-10-20', '2026-11-20', { status: 'canceled' });
  const second = invoice('i-9', 900, '2026-11-05', '2026-11-20', { replacesId: 'i-8' });
  const { opening, entries } = statementOf(
    { invoices: [first, second], allocations: [], money: [] },
    november,
  );
  expect([opening, entries]).toEqual([900, []]);
});

test('the period is 30 days where none is asked for, and never ends before it begins', () => {
  expect(periodOf({}, noon('2026-11-25'))).toEqual({ from: '2026-10-26', to: '2026-11-25' });
  expect(periodOf({ from: '2026-11-09', to: '2026-11-05' })).toEqual({
    from: '2026-11-05',
    to: '2026-11-05',
  });
});
