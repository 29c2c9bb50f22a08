import { expect, test } from '@jest/globals';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { readRefused, readRefusedRow, refusedAddress } from './refused-quantity.ts';

const lines = [{ lineId: 'a', minQuantity: 10, quantityIncrement: 10 }] as unknown as CartLine[];
const posted = (intent: string, quantity: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, lineId: 'a', quantity })) form.set(name, value);
  return readRefused(refusedAddress({ code: 'INVALID' }, form), lines);
};

test.each([
  ['0', 0, 'least'],
  ['-5', -5, 'least'],
  ['12.5', 12.5, 'whole'],
  ['1e9', 1e9, 'most'],
  ['34', 34, 'multiple'],
  ['many', undefined, 'least'],
  ['', undefined, 'least'],
])('%j comes back to its field with what is wrong', (text, typed, kind) => {
  expect(posted('change', text)).toMatchObject({ lineId: 'a', typed, problem: { kind } });
});

test('what was refused about something else names no line', () => {
  expect(posted('add', '0')).toBeUndefined();
  expect(readRefused(new URLSearchParams('refused=INVALID&lineId=gone&quantity=1'), lines)).toBeUndefined();
});

test('another refusal is said in its own words', () => {
  const search = new URLSearchParams('refused=CART_CHANGED&lineId=a&quantity=20');
  expect(readRefused(search, lines)).toEqual({ lineId: 'a', code: 'CART_CHANGED', typed: 20, problem: null });
});

test.each([
  ['0', 'INVALID', null],
  ['many', 'INVALID', null],
  ['5', 'INVALID', 'INVALID'],
  ['0', 'NOT_FOUND', 'NOT_FOUND'],
])('a correction with %j that was refused with %s comes back to its row', (quantity, refusal, code) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'correct', rowId: 'r', text: 'AB-1', quantity }))
    form.set(name, value);
  const search = refusedAddress({ code: refusal }, form);
  expect(readRefusedRow(search, 'r')).toEqual({ code, text: 'AB-1', quantity });
  expect(readRefusedRow(search, 'other')).toBeUndefined();
});
