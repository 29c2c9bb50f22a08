import { expect, test } from '@jest/globals';
import { digitsOf, fillTemplate, formatPhone, phoneValue } from './phone-mask.ts';

test('keeps only digits', () => {
  expect(digitsOf('+1 (307) 555-01a00')).toBe('13075550100');
});

test.each([
  ['', null],
  ['no digits', null],
  ['7', null],
  ['12345678901', null],
  ['307 555 0100', '3075550100'],
  ['12', '12'],
  ['1 307 555 0100 x 12', '13075550100x12'],
  ['130755501001234567', '13075550100x1234567'],
])('reads %j as %j', (text, value) => {
  expect(phoneValue(text)).toBe(value);
});

test('fills a template up to the last digit', () => {
  expect(fillTemplate('(___) ___-____', '30755')).toBe('(307) 55');
  expect(fillTemplate('__-__', '123456')).toBe('12-3456');
  expect(fillTemplate('(___)', '')).toBe('');
});

test('shows a stored value the way people write it', () => {
  expect(formatPhone('3075550100')).toBe('(307) 555-0100');
  expect(formatPhone('13075550100x12')).toBe('+1 (307) 555-0100 x12');
  expect(formatPhone(null)).toBe('');
});
