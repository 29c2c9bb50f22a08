import { expect, test } from '@jest/globals';
import { fillIn, placeholder, type TakenNumbers } from './placeholders.ts';

const numbers: TakenNumbers = {
  order: ['100', '101'],
  shipment: ['7'],
  invoice: Array.from({ length: 12 }, (_, place) => String(500 + place)),
  request: [],
  memo: [],
  approval: [],
  quote: ['9'],
};

test('numbers stand in the place of their placeholders, and what only looks like one stays', () => {
  const text = `${placeholder('order', 1)}\ti-${placeholder('invoice', 11)}, {#x.1} {#0.1x} {# ${placeholder('quote', 0)}`;
  expect(fillIn(text, numbers)).toBe('101\ti-511, {#x.1} {#0.1x} {# 9');
  expect(fillIn('nothing to fill', numbers)).toBe('nothing to fill');
  expect(fillIn(placeholder('order', 0) + placeholder('shipment', 0), numbers)).toBe('1007');
});
