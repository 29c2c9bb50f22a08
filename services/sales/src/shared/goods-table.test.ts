import { expect, test } from '@jest/globals';
import { documentWords } from '@gantry/documents/document-words';
import { goodsTable } from './goods-table.ts';

const line = {
  lineNumber: 1,
  name: 'Hex bolt',
  brand: null,
  partNumber: 'HB-8',
  quantity: 10,
  unitOfMeasure: 'each',
  unitPrice: 333,
};

test('units that cost less than their price say what promotions took off', () => {
  const table = goodsTable(
    [
      { ...line, amount: 2_997, below: ['Ships Nov 23'] },
      { ...line, lineNumber: 2, amount: 3_330 },
    ],
    documentWords('en-US'),
  );
  expect(table?.rows.map(({ below }) => below)).toEqual([['Promotions -$3.33', 'Ships Nov 23'], []]);
});
