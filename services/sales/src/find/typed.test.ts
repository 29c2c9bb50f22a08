import { describe, expect, test } from '@jest/globals';
import { typedOf } from './typed.ts';

describe('what is typed', () => {
  test.each([
    ['100001', { prefix: null, digits: '100001' }],
    ['#100001', { prefix: null, digits: '100001' }],
    ['Q-1001', { prefix: 'q', digits: '1001' }],
    ['q1001', { prefix: 'q', digits: '1001' }],
    ['inv 1001', { prefix: 'inv', digits: '1001' }],
    ['12 mm', null],
    ['acme', null],
  ])('%s as a number', (typed, number) => expect(typedOf(typed).number).toEqual(number));

  test.each([
    ['1,234.56', 123_456],
    ['$1234.56', 123_456],
    ['$12', 1200],
    ['1.5', 150],
    ['1234', null],
    ['a.b', null],
    ['$', null],
  ])('%s as an amount', (typed, amount) => expect(typedOf(typed).amount).toBe(amount));

  test.each([
    ['1z 999 aa1 01 2345 6784', '1Z999AA10123456784'],
    ['9400-1000-0000', '940010000000'],
    ['1234567', null],
    ['acme works inc', null],
  ])('%s as a number of a carrier', (typed, tracking) => expect(typedOf(typed).tracking).toBe(tracking));

  test.each([
    ['Acme Works', 'acme:* & works:*'],
    ['pat@example.com', 'pat:* & example:* & com:*'],
    ["O'Brien & Söhne | !x:*", 'o:* & brien:* & söhne:* & x:*'],
    ['%_%', null],
    ['100001', null],
  ])('%s as words', (typed, words) => expect(typedOf(typed).words).toBe(words));
});
