import { expect, test } from '@jest/globals';
import { readAddress, writeAddress } from '../../parts/listing-address.ts';
import { alternatives } from './alternatives.ts';

const ways = (path: string, search: string) =>
  alternatives(path, readAddress(search)).map((way) => [
    way.without.kind,
    `${way.path}${decodeURIComponent(writeAddress(way.address))}`,
  ]);

test('one choice less at a time, then none', () => {
  expect(ways('tools', '?brand=acme&f=size:M8&page=3')).toEqual([
    ['choice', 'tools?f=size:M8'],
    ['choice', 'tools?brand=acme'],
    ['choices', 'tools'],
  ]);
});

test('words are looked for everywhere, then one word less at a time', () => {
  expect(ways('tools', '?q=flux+hex+nut')).toEqual([
    ['category', '?q=flux+hex+nut'],
    ['word', 'tools?q=hex+nut'],
    ['word', 'tools?q=flux+nut'],
    ['word', 'tools?q=flux+hex'],
  ]);
});

test('a single word leaves nothing to leave out, a long text too much', () => {
  expect(ways('', '?q=flux')).toEqual([]);
  expect(ways('', `?q=${'a+'.repeat(50)}`)).toEqual([]);
});

test('a heap of choices is not counted one by one', () => {
  const many = Array.from({ length: 30 }, (_, at) => `a${at}:1`).join(';');
  expect(ways('', `?f=${many}`).length).toBeLessThanOrEqual(7);
});
