import { expect, test } from '@jest/globals';
import { formatPhone, phoneValue } from '@gantry/domain/phone-mask';
import { settleCountryCode } from './country-code.ts';

test('keeps a North American number typed with its country code', () => {
  expect(phoneValue(settleCountryCode('1-307-555-0100'))).toBe('3075550100');
  expect(phoneValue(settleCountryCode('+1 (307) 555-0100'))).toBe('3075550100');
});

test('keeps an extension behind a ten digit number', () => {
  expect(phoneValue(settleCountryCode('(307) 555-0100 x12'))).toBe('13075550100x12');
  expect(phoneValue(settleCountryCode('307.555.0100 ext. 4471'))).toBe('13075550100x4471');
});

test('formats what it has stored the same way again', () => {
  const kept = phoneValue(settleCountryCode('307-555-0100 x9'));
  expect(phoneValue(settleCountryCode(formatPhone(kept)))).toBe(kept);
});
