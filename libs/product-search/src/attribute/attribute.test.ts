import { describe, expect, test } from '@jest/globals';
import { ownFilter, passes } from './attribute-filter.ts';
import { facetMeasure } from './facet-value.ts';
import { splitMeasure } from './split-measure.ts';

describe('values of a feed', () => {
  test.each([
    ['1/4"', null, 'Drive size', '1/4', 'in'],
    ['1-1/2 in.', null, 'Length', '1-1/2', 'in'],
    ['6,35 mm', null, 'Length', '6,35', 'mm'],
    ['12-in', null, 'Blade', '12', 'in'],
    ['20V', null, 'Voltage', '20', 'V'],
    ['15 A', null, 'Rating', '15', 'A'],
    ['-40 °C', null, 'Lowest', '-40', '°C'],
    ['25', 'inches', 'Length', '25', 'in'],
    ['0.34375', 'in', 'Length', '11/32', 'in'],
    ['2.25"', null, 'Length', '2-1/4', 'in'],
    ['0.19', 'in', 'Diameter', '0.19', 'in'],
    ['15.5', 'in', 'Display diagonal', '15.5', 'in'],
    ['3', 'furlong', 'Length', '3', 'furlong'],
  ])('%s %s of %s is %s with unit %s', (value, unit, name, number, spelled) =>
    expect(splitMeasure(value, unit, name)).toEqual({ value: number, unit: spelled }),
  );

  test.each([
    ['304L', 'Grade'],
    ['6A', 'Size'],
    ['1/4-20', 'Thread'],
    ['5 pieces', 'Contents'],
    ['3 in 1', 'Tool'],
    ['12 - 24 V', 'Voltage'],
    ['Zinc', 'Finish'],
    ['42', 'Count'],
    [`5' 6"`, 'Height'],
  ])('%s of %s stays as it is', (value, name) =>
    expect(splitMeasure(value, null, name)).toEqual({ value, unit: null }),
  );
});

describe('choices', () => {
  test('are compared in the unit of their attribute', () => {
    expect(facetMeasure('1/4 in', 'mm')).toEqual({ number: 6.35, unit: 'in' });
    expect(facetMeasure('6.35', 'mm')).toEqual({ number: 6.35, unit: 'mm' });
    expect(facetMeasure(`5' 6"`, 'in')).toEqual({ number: 66, unit: 'in' });
    expect(facetMeasure('5 kg', 'mm').number).toBeNaN();
    expect(facetMeasure('Zinc', 'mm')).toEqual({ number: Number.NaN, unit: null });
    expect(facetMeasure('1/3', null).number).toBe(0.333333333);
  });

  test('pass a filter typed in any unit or form', () => {
    const quarter = ownFilter({ code: 'd', values: ['1/4"', 'Zinc'] }, 'mm');
    expect(passes(quarter, '6.35', 6.35)).toBe(true);
    expect(passes(quarter, 'Zinc', Number.NaN)).toBe(true);
    expect(passes(quarter, 'Plain', Number.NaN)).toBe(false);
    const range = ownFilter({ code: 'd', min: 0.25, max: 10, minUnit: 'in', maxUnit: 'mm' }, 'mm');
    expect([6.34, 6.35, 10, 10.01].map((number) => passes(range, '', number))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(passes(range, 'Zinc', Number.NaN)).toBe(false);
  });

  test('pass nothing where a bound does not convert', () => {
    const range = ownFilter({ code: 'd', min: 1, max: null, minUnit: 'kg' }, 'mm');
    expect(passes(range, '5', 5)).toBe(false);
    expect(passes(ownFilter({ code: 'd', min: 1, max: null, minUnit: 'kg' }, null), '5', 5)).toBe(false);
  });
});
