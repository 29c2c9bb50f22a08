import { expect, test } from '@jest/globals';
import { membersOfText, listText, memberOf, membersOf, objectText } from './json-text.ts';

test('what was written before and what is added make one object', () => {
  const stored = '{"sku": "NUT \\"M6\\"", "uri": "hex-nut"}';
  const text = objectText(
    membersOfText(stored),
    membersOf({ price: { unit: 5 }, name: 'Écrou, {brackets}' }),
    memberOf('cells', listText(['1', '"two"'])),
  );
  expect(JSON.parse(text)).toEqual({
    sku: 'NUT "M6"',
    uri: 'hex-nut',
    price: { unit: 5 },
    name: 'Écrou, {brackets}',
    cells: [1, 'two'],
  });
});
