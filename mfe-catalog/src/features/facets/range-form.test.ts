import { describe, expect, test } from '@jest/globals';
import { addressOfRangeForm } from './range-form.ts';
import { shownBound } from './shown-bound.ts';

async function read(search: string) {
  const meant = await addressOfRangeForm(search);
  return typeof meant === 'string' ? Object.fromEntries(new URLSearchParams(meant)) : meant;
}

describe('a sent range', () => {
  test('becomes part of the address, in the unit the facet shows', async () => {
    expect(await read('?q=screw&range=length&unit=mm&min=10&max=20.5')).toEqual({
      q: 'screw',
      f: 'length:10mm..20.5mm',
    });
    expect(await read('?range=teeth&unit=&min=10&max=')).toEqual({ f: 'teeth:10..' });
  });

  test('keeps the unit it was typed in', async () => {
    expect(await read('?range=length&unit=mm&min=1/4 in&max=10')).toEqual({ f: 'length:0.25in..10mm' });
    expect(await read('?range=length&unit=in&min=6.35mm&max=1 1/2')).toEqual({ f: 'length:6.35mm..1.5in' });
  });

  test('in the wrong order is exchanged, across units too', async () => {
    expect(await read('?range=length&unit=mm&min=20,5&max=3')).toEqual({ f: 'length:3mm..20.5mm' });
    expect(await read('?range=length&unit=mm&min=1in&max=20mm')).toEqual({ f: 'length:20mm..1in' });
  });

  test('of prices is typed in dollars and asked for in cents', async () => {
    expect(await read('?range=price&min=$1.50&max=1,000')).toEqual({ price: '150..100000' });
    expect(shownBound('price', 150)).toBe('1.50');
  });

  test('left empty takes the range away, from the first page on', async () => {
    expect(await read('?f=length:1..2&page=7&range=length&unit=mm&min=&max=')).toEqual({});
  });
});

describe('a range that cannot be understood', () => {
  test('is handed back as typed, with what is wrong', async () => {
    expect(await read('?range=length&unit=mm&min=abc&max=5 kg')).toEqual({
      code: 'length',
      unit: 'mm',
      min: 'abc',
      max: '5 kg',
      problems: { min: 'unreadable', max: 'other-unit' },
    });
  });

  test.each([
    ['?range=teeth&unit=&min=5 mm&max=', { min: 'other-unit' }],
    ['?range=price&min=&max=5 mm', { max: 'unreadable' }],
    [`?range=length&unit=mm&min=${'9'.repeat(5000)}&max=`, { min: 'unreadable' }],
  ])('%#', async (search, problems) => expect(await read(search)).toMatchObject({ problems }));
});

test('an address without a sent range is left alone', async () => {
  expect(await addressOfRangeForm('?q=screw')).toBeNull();
  expect(await addressOfRangeForm(`?range=${'x'.repeat(5000)}`)).toBeNull();
});

test('a bound typed in another unit is shown with it', () => {
  expect(shownBound('length', 0.25, 'in', 'mm')).toBe('0.25 in');
  expect(shownBound('length', 10, 'mm', 'mm')).toBe('10');
  expect(shownBound('length', null)).toBe('');
});
