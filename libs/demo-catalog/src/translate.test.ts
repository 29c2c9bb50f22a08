import { describe, expect, test } from '@jest/globals';
import { demoRows } from './demo-rows.ts';
import { partFamilies } from './part-families.ts';
import { demoWords, labelPattern } from './translate.ts';
import { attributeNames } from './words/attribute-names.ts';
import { categoryNames } from './words/category-names.ts';
import { finishes } from './words/finishes.ts';
import { labelParts } from './words/label-parts.ts';
import { partNames } from './words/part-names.ts';
import { sentences } from './words/sentences.ts';
import { values } from './words/values.ts';

const lists = { attributeNames, categoryNames, finishes, labelParts, partNames, sentences, values };
const englishOf = (list: string) =>
  new Set(
    list
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')[0]!),
  );
const missing = (list: string, wanted: Iterable<string>) => {
  const known = englishOf(list);
  return [...new Set(wanted)].filter((one) => !known.has(one));
};

test.each(Object.entries(lists))('%s holds each entry once, in three languages', (_, list) => {
  const rows = list.trim().split('\n');
  for (const row of rows) {
    const cells = row.split(' | ');
    expect(cells).toHaveLength(3);
    expect(cells.every((cell) => cell.trim() === cell && cell !== '')).toBe(true);
    const figures = cells.map((cell) => cell.split('#').length);
    expect(new Set(list === labelParts ? figures : [0]).size).toBe(1);
  }
  expect(englishOf(list).size).toBe(rows.length);
});

describe('every word of the demo catalogue is in a list', () => {
  const sizes = partFamilies.flatMap((family) => family.sizes);
  const all = partFamilies.flatMap((family) => family.finishes);

  test('names, sentences, categories, attributes, materials', () => {
    expect(
      missing(
        partNames,
        partFamilies.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(
      missing(
        sentences,
        partFamilies.map(({ sentence }) => sentence),
      ),
    ).toEqual([]);
    expect(
      missing(
        categoryNames,
        partFamilies.flatMap(({ category }) => category),
      ),
    ).toEqual([]);
    const attributes = partFamilies.flatMap((family) => Object.values(family.attributes));
    expect(
      missing(
        attributeNames,
        attributes.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(
      missing(
        finishes,
        all.map(({ label }) => label),
      ),
    ).toEqual([]);
  });

  test('sizes, but for figures, units and letters alone', () => {
    const parts = sizes.flatMap(({ label }) => label.split(', ').map(labelPattern));
    const isWithoutWords = (part: string) =>
      part.replace(/mm|oz|ml|lb|mil|AWG/g, '').replace(/[#"×.\-\sWAKVtMp]/g, '') === '';
    expect(missing(labelParts, parts).filter((part) => !isWithoutWords(part))).toEqual([]);
  });

  test('values that are words', () => {
    const words = partFamilies.flatMap((family) =>
      [...family.sizes, ...family.finishes].flatMap((one) =>
        Object.entries(one.values).flatMap(([code, value]) =>
          family.attributes[code] && typeof value === 'string' && /[a-z]{3}/.test(value) ? value : [],
        ),
      ),
    );
    // Trade names, the tips of drivers and degrees of hardness are called the same everywhere.
    expect(
      missing(values, words).filter((word) => !/^(?:Buna-N|Phillips|Torx|\d+ Shore)/.test(word)),
    ).toEqual([]);
  });
});

test('figures keep their place, also behind a number sign', () => {
  const [, spanish] = demoWords[0]!;
  const [, french] = demoWords[1]!;
  expect(spanish.label('M8 × 1.25 mm, 40 mm long')).toBe('M8 × 1.25 mm, 40 mm de largo');
  expect(french.label('for #100')).toBe('pour #100');
  expect(french.label('size 2XL, cut A6')).toBe('taille 2TG, coupure A6');
  expect(spanish.label('0.5" drive, deep')).toBe('cuadro de 0.5", profundo');
});

test('products, families and attributes have texts in each other language', () => {
  for (const row of demoRows({ products: 200 }))
    for (const locale of ['es-US', 'fr-CA'] as const) {
      expect(row.translations?.[locale]?.name).not.toBe(row.name);
      expect(row.translations?.[locale]?.category).toHaveLength(row.category!.length);
      expect(row.family?.translations?.[locale]?.name).toBeTruthy();
      expect(row.attributes!.every((one) => one.translations?.[locale]?.name)).toBe(true);
    }
});

test('what a product names as going with it is in the same catalogue', () => {
  const rows = [...demoRows({ products: 5000 })];
  const skus = new Set(rows.map(({ sku }) => sku));
  const ids = new Set(rows.map(({ id }) => id));
  const related = rows.flatMap(({ relations }) => relations ?? []);
  expect(new Set(related.map(({ kind }) => kind))).toEqual(
    new Set(['accessory', 'required', 'alternate', 'spare']),
  );
  expect(related.every(({ sku }) => skus.has(sku!))).toBe(true);
  const successors = rows.flatMap(({ superseded_by: id }) => id ?? []);
  expect(successors.length).toBeGreaterThan(0);
  expect(successors.every((id) => ids.has(id))).toBe(true);
});
