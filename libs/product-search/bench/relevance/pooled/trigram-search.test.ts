import { TrigramSearch } from './trigram-search.ts';

const search = new TrigramSearch([
  'Ball valve',
  'Surge protector',
  'Surge protector, 6 outlets, white, with a long cord',
]);

test('a misspelled word still finds what shares most of its letters', () => {
  expect(search.search('surge protecter', 1)).toEqual([1]);
});

test('of two that hold the same share the shorter is first', () => {
  expect(search.search('surge', 10)).toEqual([1, 2]);
});

test('what shares no three letters finds nothing', () => {
  expect(search.search('xyz', 10)).toEqual([]);
});
