import { expect, test } from '@jest/globals';
import { deliveryPlaceOf } from './delivery-place.ts';

test.each([
  ['PO Box 12', true],
  ['P.O. Box 12', true],
  ['p o box 7', true],
  ['Post Office Box 9', true],
  ['Suite 4, P.O. Drawer B', true],
  ['Apartado 12', true],
  ['Case postale 5', true],
  ['12 Boxwood Lane', false],
  ['100 Depot Box Road', false],
  ['1 Main St', false],
])('%j is a box at a post office: %p', (line1, isBox) => {
  expect(deliveryPlaceOf({ line1 }).poBox).toBe(isBox);
});
