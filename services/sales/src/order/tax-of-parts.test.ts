import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { InvoiceTaxLine } from '@gantry/contracts/schemas/invoice';
import { aProduct } from '../../test/a-product.ts';
import { orderFacts } from '../../test/order-facts.ts';
import { pickFrom } from '../../test/pick-from.ts';
import { taxShares } from '../invoice/tax-shares.ts';
import { creditOf } from '../order-request/credit.ts';
import { Order, OrderLine } from './order.entity.ts';

// Collections of entities need the ORM to know them; no database is touched.
let orm: MikroORM;
beforeAll(async () => {
  orm = await MikroORM.init({ entities: [Order, OrderLine], dbName: 'none', ensureDatabase: false });
});
afterAll(() => orm.close());

interface Paper {
  /** goods and tax of each line on it */
  readonly parts: readonly { readonly amount: number; readonly tax: number }[];
  readonly taxLines: readonly InvoiceTaxLine[];
}
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const below = (seed: number) => {
  const pick = pickFrom(seed);
  return (limit: number): number => pick(Array.from({ length: limit }, (_, at) => at));
};
type Below = ReturnType<typeof below>;

/** An order whose tax is that of the day it was placed, borne by three authorities. */
function anOrder(next: Below): Order {
  const lines = Array.from({ length: 1 + next(3) }, () => ({
    product: aProduct({ madeToOrder: true }),
    quantity: 1 + next(30),
    unitPrice: next(200),
    // often less than a cent a unit
    tax: next(40),
    promise: null,
    parts: [],
  }));
  const tax = sumOf(lines.map((line) => line.tax));
  const state = next(tax + 1);
  const county = next(tax - state + 1);
  const taxLines = [state, county, tax - state - county].map((amount, at) => ({
    jurisdiction: `authority ${at}`,
    rate: '0.04',
    amount,
    reason: 'standard',
    certificate: null,
  }));
  const subtotal = sumOf(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const sums = { subtotal, tax, handlingFee: 0, shipping: 0, grandTotal: subtotal + tax };
  return Order.placeOrder({ ...orderFacts, ...sums, taxLines }, lines);
}

function paperOf(order: Order, before: readonly Paper[], parts: Paper['parts']): Paper {
  const tax = sumOf(parts.map((part) => part.tax));
  const earlier = before.flatMap(({ taxLines }) => taxLines);
  return { parts, taxLines: taxShares(order.taxLines, earlier, tax) };
}

/** Everything leaves in parts of any sizes, lines being split between them: an invoice for each shipment. */
function invoicesOf(order: Order, next: Below): Paper[] {
  const invoices: Paper[] = [];
  const openLines = () => order.lines.getItems().filter(({ openUnits }) => openUnits > 0);
  for (let open = openLines(); open.length > 0; open = openLines()) {
    const line = open[next(open.length)]!;
    if (next(3) === 0 && line.openUnits < line.quantity) order.splitLine(line, line.openUnits);
    else if (next(3) === 0 && line.openUnits > 1) order.splitLine(line, 1 + next(line.openUnits - 1));
    const leaving = openLines().filter(() => next(2) === 0);
    if (leaving.length === 0) continue;
    const parts = leaving.map((one) => one.shipUnits(1 + next(one.openUnits)));
    invoices.push(paperOf(order, invoices, parts));
  }
  return invoices;
}

/** All of it comes back, in parts of other sizes: a credit memo for each return. */
function memosOf(order: Order, next: Below): Paper[] {
  const memos: Paper[] = [];
  const waiting = [...order.lines.getItems()];
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    const count = 1 + next(line.quantity);
    const returned = count < line.quantity ? order.splitLine(line, count) : line;
    if (returned !== line) waiting.push(line);
    const parts = [{ line: returned, quantity: returned.quantity }];
    const credit = creditOf(order, parts, { isSellersFault: false, restockingFee: 0 });
    memos.push(paperOf(order, memos, credit.lines));
  }
  return memos;
}

function checkPapers(order: Order, papers: readonly Paper[]): void {
  const parts = papers.flatMap((paper) => paper.parts);
  expect(parts.filter(({ amount, tax }) => amount < 0 || tax < 0)).toEqual([]);
  expect(sumOf(parts.map(({ tax }) => tax))).toBe(order.tax);
  expect(sumOf(parts.map(({ amount }) => amount))).toBe(order.subtotal);
  for (const { jurisdiction, amount } of order.taxLines) {
    const borne = papers.flatMap(({ taxLines }) =>
      taxLines.filter((one) => one.jurisdiction === jurisdiction),
    );
    expect(sumOf(borne.map((line) => line.amount))).toBe(amount);
  }
}

test('shipped in any parts, an order is taxed as it was placed, and gets the same cents back', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const next = below(seed);
    const order = anOrder(next);
    checkPapers(order, invoicesOf(order, next));
    checkPapers(order, memosOf(order, next));
  }
});

test('no shipment takes a cent of tax back that one before it has borne', () => {
  const order = Order.placeOrder({ ...orderFacts, tax: 2 }, [
    {
      product: aProduct({ madeToOrder: true }),
      quantity: 20,
      unitPrice: 10,
      tax: 2,
      promise: null,
      parts: [],
    },
  ]);
  const [line] = order.lines.getItems();
  expect(line!.shipUnits(5).tax).toBe(1);
  order.splitLine(line!, 6);
  expect(line!.shipUnits(1).tax).toBe(0);
});
