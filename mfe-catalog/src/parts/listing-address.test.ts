import { describe, expect, test } from '@jest/globals';
import { queryOfAddress, readAddress, writeAddress } from './listing-address.ts';
import {
  choicesOf,
  knownChoices,
  setRange,
  toggleValue,
  withoutChoice,
  withoutChoices,
} from './listing-choices.ts';
import { aFacet } from './listing.test-data.ts';

const full =
  '?q=hex+screw&brand=acme%2Cvolt&price=100..2500&f=length%3A10..20%3Bthread%3AM8%7CM10&sort=price-asc&page=3';

describe('a listing address', () => {
  test('is read and written without loss', () => {
    expect(new URLSearchParams(writeAddress(readAddress(full))).toString()).toBe(
      new URLSearchParams(full.replace('M8%7CM10', 'M10%7CM8')).toString(),
    );
  });

  test('that says nothing is empty', () => {
    expect(writeAddress(readAddress(''))).toBe('');
    expect(writeAddress(readAddress('?sort=relevance&page=1'))).toBe('');
  });

  test.each([
    '?page=-1',
    '?page=1e9',
    '?page=x',
    '?sort=drop',
    '?price=..',
    '?price=a..b',
    '?f=%F0',
    '?q=%20',
  ])('drops what cannot be read: %s', (crafted) => {
    expect(writeAddress(readAddress(crafted))).toBe('');
  });

  test('names each brand once, and no more than are read', () => {
    expect(readAddress('?brand=acme,Volt,ACME,').brand).toEqual(['acme', 'volt']);
    const many = Array.from({ length: 1000 }, (_, at) => `b${at}`).join(',');
    expect(readAddress(`?brand=${many}`).brand).toHaveLength(100);
  });

  test('becomes a question to the catalogue', () => {
    expect(queryOfAddress('fastening/screws', '?page=2&utm_source=mail')).toEqual({
      path: 'fastening/screws',
      page: '2',
    });
    expect(queryOfAddress('', '')).toEqual({});
  });
});

describe('choosing', () => {
  const address = readAddress(full);

  test('a value goes back to the first page and keeps everything else', () => {
    const next = toggleValue(address, 'thread', 'M12');
    expect(next.page).toBe(1);
    expect(next.q).toBe('hex screw');
    expect(choicesOf(next)).toContainEqual({ code: 'thread', value: 'M12' });
  });

  test('a chosen value again takes it away', () => {
    const once = toggleValue(readAddress(''), 'thread', 'M8');
    expect(writeAddress(toggleValue(once, 'thread', 'M8'))).toBe('');
    expect(toggleValue(address, 'brand', 'acme').brand).toEqual(['volt']);
  });

  test('a group takes the place of its parts, and a part that of its group', () => {
    const parts = readAddress('?availability=2-5-days,in-stock');
    const group = toggleValue(parts, 'availability', 'days', ['typically-in-stock', '2-5-days']);
    expect(group.availability).toEqual(['in-stock', 'days']);
    expect(toggleValue(group, 'availability', '2-5-days', ['days']).availability).toEqual([
      'in-stock',
      '2-5-days',
    ]);
  });

  test('a range replaces the former one, an empty one removes it', () => {
    const next = setRange(address, 'length', { min: 5, max: null });
    expect(choicesOf(next)).toContainEqual({ code: 'length', min: 5, max: null });
    expect(
      choicesOf(setRange(next, 'length', { min: null, max: null })).some((one) => one.code === 'length'),
    ).toBe(false);
    expect(setRange(address, 'price', null).price).toBeNull();
  });

  test('values with separators survive', () => {
    const odd = toggleValue(readAddress(''), 'size', '1/2"; 3|4: 5..6');
    expect(choicesOf(readAddress(writeAddress(odd)))).toEqual([{ code: 'size', value: '1/2"; 3|4: 5..6' }]);
  });

  test('each choice can be taken away, and all at once', () => {
    const left = choicesOf(address).reduce(withoutChoice, address);
    expect(choicesOf(left)).toEqual([]);
    expect(choicesOf(withoutChoices(address))).toEqual([]);
    expect(withoutChoices(address).q).toBe('hex screw');
  });

  test('what the catalogue does not tell as chosen is left out, and nothing else', () => {
    const chosen = (value: string) => ({ value, label: value, count: 0, selected: true });
    const facets = [
      aFacet({ code: 'brand', values: [chosen('acme'), { ...chosen('volt'), selected: false }] }),
      aFacet({ code: 'thread', values: [chosen('M8')] }),
      aFacet({ code: 'length', kind: 'range', values: [] }),
    ];
    const written =
      '?brand=acme%2Cvolt&availability=soon&price=1..2&f=length%3A1..2%3Breach%3A1..2%3Bthread%3AM8%7CM9';
    const known = knownChoices({ ...readAddress(written), page: 4 }, facets);
    expect(writeAddress(known)).toBe('?brand=acme&price=1..2&f=length%3A1..2%3Bthread%3AM8&page=4');
    const inOwn = knownChoices(readAddress('?f=length%3A1..2%20in'), [
      aFacet({ code: 'length', kind: 'range', values: [], unit: 'in', ownUnit: 'mm' }),
    ]);
    expect(writeAddress(inOwn)).toBe('?f=length%3A1mm..2in');
    const twice = readAddress('?f=reach%3A1%3Breach%3A2');
    expect(writeAddress(knownChoices(twice, facets))).toBe('');
  });
});
