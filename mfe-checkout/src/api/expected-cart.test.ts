import type { Cart } from '@gantry/contracts/schemas/cart';
import { expect, test } from '@jest/globals';
import { withChange } from './expected-cart.ts';

type Part = Partial<Record<keyof Cart, unknown>>;

const cartOf = (part: Part) =>
  ({
    version: 3,
    count: 2,
    lines: [],
    messages: [],
    totals: { subtotal: 30 },
    ...part,
  }) as unknown as Cart;
const messageOf = (code: string, lineId: string | null) => ({ code, lineId, severity: 'info' });

test('a changed line takes its place, the others stay the same objects, and the sums are the new ones', () => {
  const [bolt, nut] = [
    { lineId: 'bolt', quantity: 1 },
    { lineId: 'nut', quantity: 2 },
  ];
  const cart = cartOf({ lines: [bolt, nut] });
  const answer = cartOf({
    version: 4,
    lines: [{ lineId: 'nut', quantity: 5 }],
    totals: { subtotal: 60 },
  });
  withChange(cart, answer);
  expect(cart).toMatchObject({ version: 4, totals: { subtotal: 60 }, lines: [{}, { quantity: 5 }] });
  expect(cart.lines[0]).toBe(bolt);
});

test('what stands in the way of other lines is still told, what was news is not', () => {
  const short = messageOf('short-stock', 'bolt');
  const messages = [
    short,
    messageOf('short-stock', 'nut'),
    messageOf('price-changed', 'bolt'),
    messageOf('removed', null),
  ];
  const cart = cartOf({ messages });
  withChange(cart, cartOf({ lines: [{ lineId: 'nut' }], messages: [messageOf('quantity-adjusted', 'nut')] }));
  expect(cart.messages).toEqual([messageOf('quantity-adjusted', 'nut'), short]);
});
