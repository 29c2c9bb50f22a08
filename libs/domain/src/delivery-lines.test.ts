import { expect, test } from '@jest/globals';
import { deliveryLines, type Delivery } from './delivery-lines.ts';
import english from './messages/delivery/en-US.json' with { type: 'json' };

const words = {
  format: (id: keyof typeof english, values: Readonly<Record<string, string>>) =>
    english[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  days: ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from}–${to}`),
  count: (quantity: number) => quantity.toLocaleString('en-US'),
};
const day = (from: string, to = from) => ({ from, to });
const none = { ships: null, arrives: null };

test.each<[string, Delivery, string[]]>([
  ['a pair', { ships: day('Dec 1'), arrives: day('Dec 3', 'Dec 4') }, ['Ships Dec 1 · Arrives Dec 3–Dec 4']],
  ['without a way there', { ships: day('Dec 1'), arrives: null }, ['Ships Dec 1']],
  ['without a promise', none, []],
  [
    'part by part',
    {
      ...none,
      parts: [
        { quantity: 1200, ships: day('Dec 1'), arrives: day('Dec 3') },
        { quantity: 8, ...none },
      ],
    },
    ['Qty 1,200: Ships Dec 1 · Arrives Dec 3', 'Qty 8: Date to be confirmed'],
  ],
])('%s', (_, delivery, lines) => expect(deliveryLines(delivery, words)).toEqual(lines));
