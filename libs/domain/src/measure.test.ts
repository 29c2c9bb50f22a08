import { describe, expect, test } from '@jest/globals';
import { inchText, parseMeasure } from './measure.ts';

describe('a number as people write it', () => {
  test.each([
    ['6.35 mm', 6.35, 'mm'],
    ['6,35 mm', 6.35, 'mm'],
    ['6.35mm', 6.35, 'mm'],
    ['1/4"', 0.25, '"'],
    ['1/4 in.', 0.25, 'in.'],
    ['¼″', 0.25, '″'],
    ['1-1/2 in', 1.5, 'in'],
    ['1 1/2 in', 1.5, 'in'],
    ['1½ in', 1.5, 'in'],
    ['1 ½"', 1.5, '"'],
    ['3⁄8 in', 0.375, 'in'],
    ['5/4 in', 1.25, 'in'],
    [`5' 6"`, 66, 'in'],
    ['5′ 6 1/2″', 66.5, 'in'],
    ['6 ft', 6, 'ft'],
    ['12-in', 12, 'in'],
    ['-40 °C', -40, '°C'],
    ['−40°F', -40, '°F'],
    ['+5 V', 5, 'V'],
    ['1,000 lb', 1000, 'lb'],
    ['1,234.5', 1234.5, null],
    ['0,125', 0.125, null],
    ['.5 hp', 0.5, 'hp'],
    ['1e3', 1000, null],
    ['10\u00a0ft·lb', 10, 'ft·lb'],
    ['42', 42, null],
  ])('%s', (text, value, unit) => expect(parseMeasure(text)).toEqual({ value, unit }));

  test.each([
    '',
    ' ',
    'M8',
    '1/4-20',
    '10-32',
    '8 - 32',
    '1.2.3',
    '12–24 V',
    '1/0',
    '5/',
    '-',
    '.',
    '1/2/3',
    '∞',
    'abc 5 mm',
    '9'.repeat(400),
    `1${' '.repeat(10_000)}x`,
  ])('%j is none', (text) => expect(parseMeasure(text)).toBeNull());
});

describe('inches as they are sold', () => {
  test.each([
    [0.34375, '11/32'],
    [1.25, '1-1/4'],
    [2, '2'],
    [0, '0'],
    [0.138, '0.138'],
  ])('%d is %s', (value, text) => expect(inchText(value)).toBe(text));
});
