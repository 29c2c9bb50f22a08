import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { feedRowSchema, type FeedRowInput } from '@gantry/contracts/schemas/feed';
import { availabilityLabels, availabilityRules } from '@gantry/domain/statuses/availability';
import { demoRows } from './demo-rows.ts';
import { partFamilies } from './part-families.ts';

const rows = [...demoRows({ products: 10_000 })];
const valueOf = (row: FeedRowInput, code: string) =>
  row.attributes?.find((attribute) => attribute.code === code)?.value;

describe('demo catalogue', () => {
  test.each([1, 20, 71, 72, 73, 999, 10_000, 30_001])('%i products are exactly that many', (products) => {
    let count = 0;
    for (const _ of demoRows({ products })) count += 1;
    expect(count).toBe(products);
  });

  test('the same number gives the same rows', () => {
    expect([...demoRows({ products: 500 })]).toEqual([...demoRows({ products: 500 })]);
  });

  test('a number that is no count is refused', () => {
    for (const products of [0, -1, 1.5, Number.NaN])
      expect(() => [...demoRows({ products })]).toThrow(RangeError);
  });

  test('every row passes the feed schema and every part number is there once', () => {
    for (const row of rows) expect(v.safeParse(feedRowSchema, row).issues).toBeUndefined();
    expect(new Set(rows.map((row) => row.sku)).size).toBe(rows.length);
  });

  test('every package has sides that hold its weight; what is taller than a parcel may be is known', () => {
    for (const { weight, packed_length: length, packed_width: width, packed_height: height } of rows)
      expect((weight ?? 0) / ((length! * width! * height!) / 1e6)).toBeLessThan(9);
    expect(rows.some(({ packed_length: length }) => length! > 2743)).toBe(true);
  });

  test('part numbers stay unique in a catalogue that needs several series', () => {
    const seen = new Set<string>();
    for (const row of demoRows({ products: 120_000 })) seen.add(row.sku.toLowerCase());
    expect(seen.size).toBe(120_000);
  });

  test('at least 40 families, each with several makers and materials', () => {
    expect(partFamilies.length).toBeGreaterThanOrEqual(40);
    const brands = new Map<string, Set<string>>();
    for (const row of rows) {
      const leaf = row.category!.join('/');
      brands.set(leaf, (brands.get(leaf) ?? new Set()).add(row.brand!));
    }
    for (const makers of brands.values()) expect(makers.size).toBeGreaterThan(1);
  });

  test('all 21 availability labels occur, and a price only where the label shows one', () => {
    expect(new Set(rows.map((row) => row.availability))).toEqual(new Set(availabilityLabels));
    const shown = rows.filter((row) => availabilityRules[row.availability!].price === 'shown');
    for (const row of shown) expect(row.list_price).toBeGreaterThan(0);
    const unpriced = rows.filter((row) => row.availability === 'contact-us-noprice');
    for (const row of unpriced) expect(row.list_price).toBeNull();
    const onSale = rows.filter((row) => row.sale_price != null);
    for (const row of onSale) expect(row.sale_price).toBeLessThan(row.list_price!);
  });

  test('sale, package and exclusive prices of each class occur', () => {
    expect(rows.some((row) => row.sale_price != null)).toBe(true);
    expect(rows.some((row) => (row.package_prices?.length ?? 0) > 0)).toBe(true);
    expect(new Set(rows.flatMap((row) => row.exclusive_price?.visibility ?? []))).toEqual(
      new Set(['cart-only', 'signed-in']),
    );
  });

  test('dimensions are those of the standards', () => {
    const hex = rows.find((row) => row.name.startsWith('Hex head screw, M8'))!;
    expect([valueOf(hex, 's'), valueOf(hex, 'k'), valueOf(hex, 'pitch')]).toEqual([13, 5.3, 1.25]);
    const bearing = rows.find((row) => valueOf(row, 'designation') === '6204')!;
    expect([valueOf(bearing, 'd'), valueOf(bearing, 'outer'), valueOf(bearing, 'b')]).toEqual([20, 47, 14]);
    const ring = rows.find((row) => valueOf(row, 'dash') === '210')!;
    expect([valueOf(ring, 'id'), valueOf(ring, 'cs')]).toEqual([0.734, 0.139]);
    const screw = rows.find((row) => valueOf(row, 'thread') === '#8-32')!;
    expect(valueOf(screw, 's')).toBe(0.34375);
    const chain = rows.find((row) => valueOf(row, 'number') === '40')!;
    expect([valueOf(chain, 'pitch'), valueOf(chain, 'roller')]).toEqual([12.7, 7.92]);
  });

  test('every chemical has the facts of its safety sheet, in three languages; nothing else has', () => {
    const chemicals = rows.filter(({ category }) =>
      ['Lubricants & chemicals', 'Adhesives & sealants'].some((name) => category!.includes(name)),
    );
    expect(chemicals.length).toBeGreaterThan(500);
    expect(rows.filter(({ safety }) => safety)).toEqual(chemicals);
    for (const { safety } of chemicals)
      for (const { name } of safety!.components) expect(Object.keys(name)).toHaveLength(3);
    const alcohol = chemicals.find(({ name }) => name.includes('isopropyl alcohol'))!.safety;
    expect(alcohol).toMatchObject({ signal: 'danger', flash_point: 12, transport: { un: 'UN1219' } });
    const [thin, thick] = ['ISO VG 10,', 'ISO VG 32,'].map(
      (grade) => chemicals.find(({ name }) => name.includes(grade))!.safety,
    );
    expect([thin!.hazards, thick!.hazards]).toEqual([['H304'], undefined]);
  });

  test('a GTIN has a right check digit', () => {
    for (const row of rows.slice(0, 200)) {
      const digits = row.gtin![0]!.split('').map(Number);
      expect(digits).toHaveLength(13);
      expect(digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10).toBe(0);
    }
  });
});
