import { expect, test } from '@jest/globals';
import { compareAttributes } from './compare-attributes.ts';

const attribute = (code: string, value: string, unit: string | null = null) => ({ code, value, unit });

test('attributes stand side by side, missing ones as such, in the order they first appear', () => {
  const products = [
    [attribute('thread', 'M8'), attribute('length', '40', 'mm')],
    [attribute('length', '40', 'mm'), attribute('finish', 'Zinc')],
  ];
  expect(compareAttributes(products, (code) => code.toUpperCase())).toEqual([
    { code: 'thread', name: 'THREAD', values: ['M8', null], differs: true },
    { code: 'length', name: 'LENGTH', values: ['40 mm', '40 mm'], differs: false },
    { code: 'finish', name: 'FINISH', values: [null, 'Zinc'], differs: true },
  ]);
});
