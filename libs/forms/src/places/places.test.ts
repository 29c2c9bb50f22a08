import { expect, test } from '@jest/globals';
import { hasZipCodes } from '@gantry/domain/zip-codes';
import { allPlaces } from './all-places.ts';
import { listedPlaces } from './places.ts';

const valuesOf = (code: string) =>
  allPlaces.find((place) => place.code === code)?.regions.map(([value]) => value);

test('offers about 250 countries and other', () => {
  expect(allPlaces.length).toBeGreaterThanOrEqual(248);
  expect(allPlaces.length).toBeLessThan(260);
  expect(allPlaces.at(-1)?.code).toBe('other');
});

test('knows states, territories and armed-forces codes of the US', () => {
  expect(valuesOf('US')).toEqual(
    expect.arrayContaining(['WY', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP']),
  );
});

test('offers no US region without ZIP codes, which no address of it could pass', () => {
  expect(valuesOf('US')?.filter((region) => !hasZipCodes(region))).toEqual([]);
});

test('knows the Canadian provinces', () => {
  expect(valuesOf('CA')).toHaveLength(13);
  expect(valuesOf('CA')).toContain('QC');
});

test('lists our own countries first and other last, in the reader’s language', () => {
  const list = listedPlaces(allPlaces, 'fr-CA', 'Autre pays');
  expect(list.slice(0, 2).map((place) => place.name)).toEqual(['États-Unis', 'Canada']);
  expect(list.at(-1)?.name).toBe('Autre pays');
  expect(list.some((place) => place.name === 'Allemagne')).toBe(true);
});
