import { expect, test } from '@jest/globals';
import { handlingOf } from './ground-rules.ts';
import { tariffRowsOf } from './replay.ts';
import { Tariff } from './tariff.ts';

const values = {
  rule: 'handling',
  service: 'best-way',
  minimumOrder: 5000,
  upToPounds: 0,
  excluded: '',
  fee: 600,
};
const row = { id: 'rule-1', kind: 'rule', effectiveFrom: '2022-01-01', effectiveUntil: null, values };

test.each([
  [0, 0, 0],
  [1, 600, 4999],
  [4999, 600, 1],
  [5000, 0, 0],
])('goods of %d carry a handling fee of %d with %d missing', (subtotal, fee, missing) => {
  const tariff = new Tariff(tariffRowsOf([row]), '2026-06-01');
  expect(handlingOf(subtotal, tariff)).toMatchObject({ fee, minimumOrder: 5000, missing });
});
