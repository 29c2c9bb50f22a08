import { expect, test } from '@jest/globals';
import { addressOfRangeForm, shownBound } from './range-bounds.ts';

const read = (search: string) =>
  Object.fromEntries(new URLSearchParams(addressOfRangeForm(search) ?? 'null'));

test('a sent range becomes part of the address', () => {
  expect(read('?q=screw&range=length&min=10&max=20.5')).toEqual({ q: 'screw', f: 'length:10..20.5' });
});

test('prices are typed in dollars and asked for in cents', () => {
  expect(read('?range=price&min=1.5&max=')).toEqual({ price: '150..' });
  expect(shownBound('price', 150)).toBe('1.50');
});

test('a decimal comma is understood, bounds in the wrong order are exchanged', () => {
  expect(read('?range=length&min=20,5&max=3')).toEqual({ f: 'length:3..20.5' });
});

test('what is no number is left out', () => {
  expect(addressOfRangeForm('?range=length&min=abc&max=')).toBe('');
});

test('an address without a sent range is left alone', () => {
  expect(addressOfRangeForm('?q=screw')).toBeNull();
});
