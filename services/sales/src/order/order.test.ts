import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { isLive } from '@gantry/domain/statuses/line-groups';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import { headerStatusOf } from '@gantry/domain/statuses/header-status';
import { orderStates } from '@gantry/domain/statuses/order-states';
import { paymentStatuses } from '@gantry/domain/statuses/payment-statuses';
import { canTransition, labelsOf } from '@gantry/domain/statuses/status-table';
import { orderStateOf } from '@gantry/domain/statuses/order-roll-up';
import { orderFacts } from '../../test/order-facts.ts';
import { aProduct } from '../../test/a-product.ts';
import { isOpen, transitionsFor } from './line-transitions.ts';
import { isUnexpected } from './order-log.ts';
import { OrderLine, Order } from './order.entity.ts';
import { noPayment } from './payment-sums.ts';

// Collections of entities need the ORM to know them; no database is touched.
let orm: MikroORM;
beforeAll(async () => {
  orm = await MikroORM.init({ entities: [Order, OrderLine], dbName: 'none', ensureDatabase: false });
});
afterAll(() => orm.close());

const anOrder = () =>
  Order.placeOrder(
    orderFacts,
    [1, 7].map((quantity) => ({
      product: aProduct({ madeToOrder: true }),
      quantity,
      unitPrice: 1000,
      tax: 33 * quantity + 1,
      promise: null,
      parts: [],
    })),
  );

/** A small generator with a seed, so that a failure can be run again. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Whatever happens in whatever order, the computed axes equal their inputs and quantities add up.
test('500 random histories keep state, payment status and quantities in step', () => {
  const problems: string[] = [];
  for (let seed = 1; seed <= 500; seed += 1) problems.push(...problemsOfHistory(seed));
  expect(problems).toEqual([]);
});

function problemsOfHistory(seed: number): string[] {
  const admin = { accountId: 'a', name: 'A', role: 'admin' } as const;
  const next = generator(seed);
  const order = anOrder();
  const problems: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    const line = order.lines.getItems()[next(order.lines.length)]!;
    const open = transitionsFor(order, line, admin).filter(isOpen);
    const to = open[next(open.length)]?.to;
    const before = order.state;
    if (to === 'shipped' && line.openUnits > 0) line.shipUnits(line.openUnits);
    if (to) line.transitionTo(to);
    divide(order, line, next);
    if (next(10) === 0) order.paymentFacts = { ...noPayment, captured: next(2) * 8926 };
    order.rollUp();
    const isAllowed = before === order.state || canTransition(orderStates, before, order.state);
    const found = [...(isAllowed ? [] : [`state from ${before} to ${order.state}`]), ...problemsOf(order)];
    problems.push(...found.map((problem) => `seed ${seed}, step ${step}: ${problem}`));
  }
  return problems;
}

/** Parts of a line leave, arrive, or go another way than the rest. */
function divide(order: Order, line: OrderLine, next: (below: number) => number): void {
  const open = line.openUnits;
  const mayLeave = line.status === 'partially-shipped' || lineTransitions(line).includes('partially-shipped');
  if (mayLeave && open > 1 && next(2) === 0) {
    line.shipUnits(1 + next(open - 1));
    if (line.status !== 'partially-shipped') line.transitionTo('partially-shipped');
  }
  if (next(3) === 0) line.deliverUnits(next(3));
  const most = Math.min(line.openUnits === 0 ? line.quantity : line.openUnits, line.quantity - 1);
  if (isLive(line.status) && most > 0 && next(4) === 0) order.splitLine(line, 1 + next(most));
}

function problemsOf(order: Order): string[] {
  const lines = order.lines.getItems();
  const rolled = lines.map((line) => line.rolled);
  const live = lines.filter(({ status }) => isLive(status));
  const due = live.reduce((sum, { total, tax }) => sum + total + tax, live.length > 0 ? 660 : 0);
  // nothing is invoiced here, and what costs nothing needs no invoice
  const invoiced = lines.every(({ shippedAmount }) => shippedAmount === 0);
  const checks: Record<string, boolean> = {
    label: order.status === headerStatusOf(lines),
    state: order.state === orderStateOf(rolled, { fraud: false, held: false, invoiced }),
    payment: labelsOf(paymentStatuses).includes(order.paymentStatus),
    due: order.due === due,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) === 8,
    total: lines.reduce((sum, { total, tax }) => sum + total + tax, 0) === 8000 + 266,
    open: lines.every(({ openUnits }) => openUnits >= 0),
    value: lines.every(hasShippedValue),
    shipped: lines.every((line) => line.quantityShipped + line.quantityCancelled <= line.quantity),
    delivered: lines.every((line) => line.quantityDelivered <= line.quantityShipped),
    returned: lines.every((line) => line.quantityReturned <= line.quantityDelivered),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** What the shipped units are worth is never more than the line, and all of it once all have left. */
function hasShippedValue(line: OrderLine): boolean {
  const { quantity, quantityShipped, shippedAmount, shippedTax, total, tax } = line;
  if (quantityShipped === 0) return shippedAmount === 0 && shippedTax === 0;
  if (quantityShipped === quantity) return shippedAmount === total && shippedTax === tax;
  return shippedAmount >= 0 && shippedAmount <= total && shippedTax >= 0 && shippedTax <= tax;
}

test('an order whose lines are all cancelled owes nothing and its payment is given up', () => {
  const order = anOrder();
  for (const line of order.lines) line.transitionTo('declined');
  order.rollUp();
  expect([order.state, order.due, order.paymentStatus]).toEqual(['canceled', 0, 'canceled']);
});

test('tokens and ids are its own', () => {
  expect(anOrder().token).not.toBe(anOrder().token);
});

test('a computed status that leaves the status book is noticed', () => {
  const payment = { axis: 'payment' } as const;
  expect(isUnexpected({ ...payment, from: 'refunded', to: 'pending' })).toBe(true);
  expect(isUnexpected({ ...payment, from: 'pending', to: 'paid' })).toBe(false);
  expect(isUnexpected({ axis: 'order', from: 'closed', to: 'processing' })).toBe(true);
  expect(isUnexpected({ axis: 'order', from: null, to: 'pending' })).toBe(false);
});
