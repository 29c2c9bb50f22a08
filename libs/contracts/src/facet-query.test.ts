import { describe, expect, test } from '@jest/globals';
import { formatAttributeFilters, parseAttributeFilters, type AttributeFilter } from './facet-query.ts';

describe('attribute filters in an address', () => {
  const cases: readonly (readonly [string, AttributeFilter[]])[] = [
    ['thread:M8', [{ code: 'thread', values: ['M8'] }]],
    [
      'thread:M10|M8;length:10..20',
      [
        { code: 'length', min: 10, max: 20 },
        { code: 'thread', values: ['M10', 'M8'] },
      ],
    ],
    ['length:..20', [{ code: 'length', min: null, max: 20 }]],
    ['length:0.5..', [{ code: 'length', min: 0.5, max: null }]],
    ['length:0.25in..10mm', [{ code: 'length', min: 0.25, max: 10, minUnit: 'in', maxUnit: 'mm' }]],
    ['length:..3°C', [{ code: 'length', min: null, max: 3, maxUnit: '°C' }]],
    ['length:-5..-1', [{ code: 'length', min: -5, max: -1 }]],
    ['size:1/4 in|6.35 mm', [{ code: 'size', values: ['1/4 in', '6.35 mm'] }]],
    ['name:a%7Cb%3Bc%3Ad%25', [{ code: 'name', values: ['a|b;c:d%'] }]],
    ['range:1%2E%2E2', [{ code: 'range', values: ['1..2'] }]],
  ];
  test.each(cases)('%s reads and writes alike', (text, filters) => {
    const sort = (list: AttributeFilter[]) => [...list].sort((a, b) => (a.code < b.code ? -1 : 1));
    expect(sort(parseAttributeFilters(text))).toEqual(sort(filters));
    expect(parseAttributeFilters(formatAttributeFilters(filters))).toEqual(sort(filters));
  });

  test('the same filters in another order give the same text', () => {
    const one = formatAttributeFilters([
      { code: 'b', values: ['2', '1'] },
      { code: 'a', min: 1, max: null },
    ]);
    const other = formatAttributeFilters([
      { code: 'a', min: 1, max: null },
      { code: 'b', values: ['1', '2'] },
    ]);
    expect(one).toBe(other);
  });

  test.each([
    ['length:1/4 in..1-1/2"', { code: 'length', min: 0.25, max: 1.5, minUnit: 'in', maxUnit: '"' }],
    ['length:0,5..', { code: 'length', min: 0.5, max: null }],
    ['speed:1/min%3B..', { code: 'speed', values: ['1/min;..'] }],
  ])('%s is read however it was typed', (text, filter) => {
    expect(parseAttributeFilters(text)).toEqual([filter]);
  });

  test('what cannot be read is left out', () => {
    for (const text of [null, undefined, '', ';;;', ':x', 'a:', 'a:..', `${'x'.repeat(9000)}:1`])
      expect(parseAttributeFilters(text)).toEqual([]);
    expect(parseAttributeFilters('a:1;;b')).toEqual([{ code: 'a', values: ['1'] }]);
  });

  test('the noise of binary fractions is not written, and does no harm when it is read', () => {
    expect(formatAttributeFilters([{ code: 'a', min: 3.1500000000000004, max: null }])).toBe('a:3.15..');
    expect(parseAttributeFilters('a:3.1500000000000004mm..')).toEqual([
      { code: 'a', min: 3.1500000000000004, max: null, minUnit: 'mm' },
    ]);
  });

  test('what two dots do not make a range is a value', () => {
    expect(parseAttributeFilters('length:abc..def')).toEqual([{ code: 'length', values: ['abc..def'] }]);
  });

  test('a thousand filters cost no more than forty', () => {
    const text = Array.from({ length: 1000 }, (_, index) => `a${index}:1`).join(';');
    expect(parseAttributeFilters(text).length).toBeLessThanOrEqual(40);
  });
});
