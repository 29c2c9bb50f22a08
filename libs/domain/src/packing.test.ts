import { describe, expect, test } from '@jest/globals';
import { proposePackages, typedMeasures, unmeasured, type PackedSize } from './packing.ts';

const unit = (weightGrams: number | null, side: number | null = 100): PackedSize => ({
  weightGrams,
  lengthMm: side,
  widthMm: 50,
  heightMm: 20,
});
const weights = (...goods: readonly [quantity: number, unit: PackedSize][]) =>
  proposePackages(goods.map(([quantity, one]) => ({ quantity, unit: one }))).map(
    ({ weightGrams }) => weightGrams,
  );

describe('packages of goods', () => {
  test('are as large as the unit where there is but one', () => {
    expect(proposePackages([{ quantity: 1, unit: unit(900) }])).toEqual([unit(900)]);
  });

  test('share what goes in boxes by its weight', () => {
    expect(weights([10, unit(900)], [2, unit(500)])).toEqual([10_000]);
    expect(weights([50, unit(1000)])).toEqual([16_667, 16_667, 16_667]);
    expect(proposePackages([{ quantity: 2, unit: unit(900) }])[0]).toMatchObject({ lengthMm: null });
  });

  test('leave what is heavier or longer than a box by itself', () => {
    expect(weights([2, unit(30_000)], [3, unit(100)])).toEqual([30_000, 30_000, 300]);
    expect(proposePackages([{ quantity: 1, unit: unit(400, 2000) }])).toEqual([unit(400, 2000)]);
  });

  test('have no weight where nobody weighed what is in them', () => {
    expect(weights([2, unit(null)], [3, unit(100)])).toEqual([null]);
    expect(weights([0, unit(100)])).toEqual([null]);
    expect(weights()).toEqual([null]);
  });

  test('are one pallet where they would be too many', () => {
    expect(weights([100, unit(30_000)])).toEqual([3_000_000]);
  });
});

test('sizes are typed in pounds and inches, to two places, and left out where nobody knows them', () => {
  expect(typedMeasures(unit(1000, 254))).toEqual({
    pounds: '2.2',
    length: '10',
    width: '1.97',
    height: '0.79',
  });
  expect(typedMeasures({ ...unmeasured, weightGrams: 907.184_74 })).toEqual({
    pounds: '2',
    length: '',
    width: '',
    height: '',
  });
});
