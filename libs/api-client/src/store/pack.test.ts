import { describe, expect, test } from '@jest/globals';
import { pack, unpack } from './pack.ts';

const travelled = (value: unknown) => unpack(JSON.parse(JSON.stringify(pack(value))));

describe('packed data', () => {
  test.each<[string, unknown]>([
    ['plain values', { a: 1, b: 'x', c: null, d: [true, 2, 'three'] }],
    ['a list of like objects', [1, 2, 3, 4].map((n) => ({ n, same: 'x', price: { unit: n, breaks: [] } }))],
    ['objects with different names', [{ a: 1 }, { b: 2 }, { a: 3, b: null }, {}]],
    ['lists in rows', [1, 2, 3].map((n) => ({ list: [{ n }, { n: n + 1 }, { n: n + 2 }], empty: [] }))],
    ['a list of nothing', [[], {}, [[]], [{}, {}, {}]]],
    ['a text that looks like our mark', ['\u0001', 3, { a: [0, 'evil'] }]],
    ['names that only some rows have', [{ b: 1 }, { a: 1, b: 2 }, { c: 1, b: 2 }, { b: 1, d: 2 }]],
    ['names in contradicting orders', [{ a: 1, b: 2 }, { b: 1, a: 2 }, { a: 1 }]],
    ['rows in them', [{ x: { a: 1, b: 2 } }, { x: { b: 1, a: 2 } }, { x: { c: 1 } }, { x: { c: 1, a: 2 } }]],
    ['rows that hold our mark', [{ a: ['\u0001'] }, { a: ['\u0001'] }, { a: ['\u0001', 1] }]],
  ])('comes back as it was: %s', (_, value) => {
    expect(travelled(value)).toEqual(value);
    // also in the order of its names
    expect(JSON.stringify(travelled(value))).toBe(JSON.stringify(value));
  });

  test('changes no prototype', () => {
    const rows = JSON.parse(
      '[{"__proto__":{"x":1}},{"__proto__":{"x":2}},{"__proto__":{"x":3}}]',
    ) as object[];
    const back = travelled(rows) as object[];
    expect(Object.getPrototypeOf(back[0])).toBe(Object.prototype);
    expect(JSON.stringify(back)).toBe(JSON.stringify(rows));
  });

  test('shares nothing between rows', () => {
    const rows = travelled([1, 2, 3].map((n) => ({ n, price: { unit: 5 } }))) as { price: object }[];
    expect(rows[0]?.price).not.toBe(rows[1]?.price);
  });

  test('packs once what is frozen, and anew what may have changed', () => {
    const rows = [1, 2, 3].map((n) => ({ n }));
    expect(pack(rows)).not.toBe(pack(rows));
    const frozen = Object.freeze(rows.map((row) => Object.freeze(row)));
    expect(pack(frozen)).toEqual(pack(rows));
    expect(pack(frozen)).toBe(pack(frozen));
  });

  test('says each name and each common value once', () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({ sku: `A${n}`, visibility: 'public', breaks: [] }));
    const text = JSON.stringify(pack(rows));
    expect(text.split('visibility').length - 1).toBe(1);
    expect(text.split('public').length - 1).toBe(1);
  });
});
