import { expect, test } from '@jest/globals';
import { chanceOf } from './chance.ts';
import type { Customer } from './customers.ts';
import type { DisputePlan } from './disputes/plan-dispute.ts';
import { firms } from './firms.ts';
import { planOrder, type OrderPlan } from './plan-order.ts';
import type { Product } from './products.ts';
import type { Staff } from './staff.ts';
import { placesOfWishes } from './wishes.ts';
import { dayMs, placingTimes } from './work-time.ts';

const end = Date.UTC(2026, 10, 28);
const doer = (role: keyof Staff) => ({ id: role, name: role, role });
const staff = {
  sales: doer('sales'),
  warehouse: doer('warehouse'),
  finance: doer('finance'),
  support: doer('support'),
  purchasing: doer('purchasing'),
  admin: doer('admin'),
};
const customer: Customer = {
  accountId: 'somebody',
  accountNumber: 'a-1',
  companyId: null,
  name: 'Robin Pike',
  email: 'robin.pike@plant.example',
  firm: firms[0]!,
  approver: null,
  hasContract: false,
  isDemo: false,
};
const productOf = (sku: string): Product => ({
  sku,
  uri: sku,
  name: sku,
  brand: null,
  partNumber: sku,
  unitOfMeasure: 'each',
  packSize: 1,
  minQuantity: 1,
  increment: 1,
  price: 1999,
  contractPrice: null,
  taxCode: 'general',
  localNames: {},
  free: 100,
});
const products = Array.from({ length: 20 }, (_, index) => productOf(`P-${index}`));
const planned = (age: number, name: string, wish?: Parameters<typeof planOrder>[0]['wish']): OrderPlan =>
  planOrder({
    customer,
    products,
    agreed: [],
    staff,
    placedAt: end - age * dayMs,
    end,
    chance: chanceOf(name),
    wish,
    hasCards: true,
  });

// a step that the status book does not allow its role throws where it is planned
const plans = Array.from({ length: 1500 }, (_, index) => planned(1 + (index % 700), `plan ${index}`));

test('the same name gives the same plan', () => {
  expect(planned(40, 'twice')).toEqual(planned(40, 'twice'));
});

test('nothing happens before its order, after the end, or out of turn', () => {
  for (const { placedAt, moves, back, quote, paidAt } of plans) {
    const acts = back ? [back.requestedAt, ...back.acts.map(({ at }) => at)] : [];
    const steps = quote ? [quote.receivedAt, ...quote.steps.map(({ at }) => at)] : [];
    for (const moments of [[placedAt, ...moves.slice(0, 3).map(({ at }) => at)], acts, steps])
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(Math.max(...moves.map(({ at }) => at), ...acts, ...steps, paidAt ?? 0)).toBeLessThan(end);
  }
});

test('returns end in every way, and so do quotes', () => {
  const ends = (lists: readonly (readonly string[])[]) => new Set(lists.map((list) => list.at(-1)));
  const returns = ends(plans.flatMap(({ back }) => (back ? [back.acts.map(({ act }) => act)] : [])));
  const ways = ['decline', 'withdraw', 'pay-out', 'deliver-replacement'];
  expect([...returns]).toEqual(expect.arrayContaining(ways));
  const quotes = plans.flatMap(({ quote }) => (quote ? [quote.steps.map(({ to }) => to)] : []));
  expect([...ends(quotes)]).toEqual(expect.arrayContaining(['cancelled', 'cleared', 'move-to-order']));
});

test('a quote that was accepted is its order, at prices below the list', () => {
  const accepted = plans.filter(({ quote }) => quote?.isAccepted);
  expect(accepted.length).toBeGreaterThan(20);
  for (const { quote, lines, placedAt } of accepted) {
    expect(quote?.lines).toBe(lines);
    expect(quote?.steps.at(-1)).toMatchObject({ to: 'move-to-order', at: placedAt });
    for (const { unitPrice, product } of lines) expect(unitPrice).toBeLessThan(product.price);
  }
});

test('a wish is met', () => {
  const held = planned(4, 'held', { age: 4, fate: 0.97, until: 'on-hold' });
  expect(held.moves.at(-1)?.to).toBe('on-hold');
  const back = planned(20, 'back', { age: 20, fate: 0.5, back: 'receive' }).back;
  expect(back?.acts.at(-1)?.act).toBe('receive');
  expect(planned(30, 'asked', { age: 30, fate: 0.5, back: 'request' }).back?.acts).toEqual([]);
  const quote = planned(3, 'quote', { age: 3, fate: 0.5, quote: 'waiting-customer' }).quote;
  expect(quote?.steps.at(-1)?.to).toBe('waiting-customer');
});

/** Where the last line of an order stands: where it leaves in parts, the last of what is late. */
const lastOf = (moves: OrderPlan['moves'], line: number) =>
  moves.findLast(({ lines }) => !lines || lines.includes(line))?.to;

const stateOf = ({ end: decided }: DisputePlan) => {
  if (!decided) return 'open';
  if (decided.isWon) return 'won';
  return decided.writtenOffAt === null ? 'lost' : 'written-off';
};

test('every wish of a first start is met, whatever the day of the year', () => {
  const orders = 400;
  for (let day = 0; day < 370; day += 5) {
    const last = end + day * dayMs;
    const timeOf = placingTimes(last);
    const momentOf = (place: number) => timeOf((place + 0.5) / orders);
    for (const [place, wish] of placesOfWishes(orders, last, momentOf)) {
      const chance = chanceOf(`${place} of ${last}`);
      const placedAt = momentOf(place);
      const of = { customer, products, agreed: [], staff, placedAt, end: last, chance, wish, hasCards: true };
      const { moves, back, quote, paidAt, pays, cancellation, dispute, departures, lines } = planOrder(of);
      const found = {
        ...wish,
        ...(wish.until ? { until: lastOf(moves, lines.length) ?? 'new' } : {}),
        ...(wish.back ? { back: back ? (back.acts.at(-1)?.act ?? 'request') : null } : {}),
        ...(wish.cancelled
          ? {
              cancelled: {
                from: moves.at(-1)?.to,
                until: cancellation && (cancellation.acts.at(-1)?.act ?? 'request'),
              },
            }
          : {}),
        ...(wish.quote ? { quote: quote?.steps.at(-1)?.to ?? 'new' } : {}),
        ...(wish.isParted ? { isParted: moves.some(({ lines }) => lines) && departures.length > 0 } : {}),
        ...(wish.disputed ? { disputed: dispute && stateOf(dispute) } : {}),
        ...(wish.pays ? { pays: paidAt === null ? 'nothing' : pays } : {}),
      };
      expect({ day, ...found }).toEqual({ day, ...wish });
    }
  }
});
