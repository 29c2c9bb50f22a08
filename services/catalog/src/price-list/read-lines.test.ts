import { expect, test } from '@jest/globals';
import { linesText, readLines, withoutPlace } from './read-lines.ts';

test('reads lines of products, categories and brands, and writes them again', () => {
  const text =
    'sku,category,brand,from_quantity,price,percent_off\nab-1,,,,12.50,\nab-1,,,10,"1,100.00",\n,Fasteners/Nuts,,1,,12.5\n,,Acme,1,,5 %\n';
  const { lines, problems } = readLines(text);
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([
    { kind: 'product', target: 'AB-1', quantity: 1, amount: 1250, basisPoints: null },
    { kind: 'product', target: 'AB-1', quantity: 10, amount: 110_000 },
    { kind: 'category', target: 'fasteners/nuts', amount: null, basisPoints: 1250 },
    { kind: 'brand', target: 'acme', basisPoints: 500 },
  ]);
  expect(readLines(linesText(lines)).lines.map(withoutPlace)).toEqual(lines.map(withoutPlace));
});

test.each([
  ['SKU;Price\na;1\nA;2', [{ line: 3, problem: 'repeated' }]],
  ['sku,price\n,1', [{ line: 2, problem: 'no-target' }]],
  ['sku,brand,price\na,b,1', [{ line: 2, problem: 'several-targets' }]],
  ['sku,price\na,', [{ line: 2, problem: 'no-price' }]],
  ['sku,price\n\na,-1', [{ line: 3, problem: 'not-amount' }]],
  ['sku,price,percent_off\na,1,2', [{ line: 2, problem: 'several-prices' }]],
  ['sku,percent_off\na,100', [{ line: 2, problem: 'not-percent' }]],
  ['sku,price,from_quantity\na,1,0', [{ line: 2, problem: 'not-quantity' }]],
  ['what,ever\n1,2', [{ line: 1, problem: 'no-head' }]],
  ['', []],
])('says of %j what is wrong with which line', (text, problems) => {
  expect(readLines(text).problems).toMatchObject(problems);
});
