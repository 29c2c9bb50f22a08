import { expect, jest, test } from '@jest/globals';
import { WordTable } from '../words/word-table.ts';
import { nearestSpelling } from './nearest-spelling.ts';
import { maxWords, noSynonyms } from './read-query.ts';

/** The longest query the API takes. */
const longest = 200;

const names = [
  'wireless thermostat controller',
  'thermostat housing',
  'hydraulic cylinder',
  'pneumatic cylinder',
  'adhesive cartridge dispenser',
];

/** Products called like this, and how often words near a word are looked for. */
function catalogue(called: readonly string[] = names) {
  const words = new WordTable(called.length);
  called.forEach((name, place) => words.putText(place, ` ${name} `));
  words.freeze();
  const index = {
    words,
    categories: new Int32Array(called.length).fill(1),
    live: new Uint8Array(called.length).fill(1),
    count: called.length,
    liveCount: called.length,
    references: { categories: new Map([[1, { id: 1, name: 'Parts', path: 'parts' }]]), highestCategoryId: 1 },
  };
  const lookedAt = jest.spyOn(words.vocabulary, 'oneTypoFrom');
  const searchedFar = jest.spyOn(words.vocabulary, 'twoTyposFrom');
  return {
    spell: (query: string) => nearestSpelling(index, query, noSynonyms),
    lookedAt: () => new Set(lookedAt.mock.calls.map(([word]) => word)).size,
    searchedFar: () => searchedFar.mock.calls.length,
    calls: () => lookedAt.mock.calls.length + searchedFar.mock.calls.length,
  };
}

test.each([
  ['wireless thermsotaat', ['thermsotaat'], 'wireless thermostat'],
  ['thermsotaat thermsotaat', ['thermsotaat'], 'thermostat thermostat'],
  ['Hidrolic, cilindre!', ['Hidrolic,', 'cilindre!'], null],
  ['hydraulic cylinder', [], null],
  ['zzzzzzzz', ['zzzzzzzz'], null],
  ['', [], null],
])('of %j the unknown are %j and %j was meant', (query, unknown, meant) => {
  expect(catalogue().spell(query)).toEqual({ unknown, meant });
});

const screws = [
  'hex head screw',
  'hex head screw long',
  'hex red screw',
  'red cap',
  'red hedge trimmer',
  'red lamp',
  'socket head screw',
  'ball bearing',
  'bar clamp',
  'ball valve 12 v',
];

test.each([
  // `red` is the more frequent word, `head` goes with the others more often
  ['hex hed screw', 'hex head screw'],
  ['hed hex screw', 'head hex screw'],
  ['bal bearing', 'ball bearing'],
  ['sokcet hed screw', 'socket head screw'],
  // unfinished, not wrong
  ['bal bear', 'ball bear'],
  // alone it might be anything
  ['hed', null],
  // known, though no product has it with the other
  ['cap bearing', null],
  ['lamp valve', null],
  // sizes are taken as they stand
  ['ball valve 24v', null],
  ['ball valve 12x', null],
  // nothing near it goes with the other word
  ['xyz bearing', null],
])('beside other words %j is meant as %j', (query, meant) => {
  expect(catalogue(screws).spell(query).meant).toBe(meant);
});

/** Different words that are all made alike, as many as fit into a query. */
function filled(make: (at: number) => string): string {
  let query = make(0);
  for (let at = 1; query.length + make(at).length < longest; at += 1) query += ` ${make(at)}`;
  return query;
}
const letter = (at: number) => String.fromCodePoint(97 + (at % 26));
const han = (at: number) => String.fromCodePoint(0x4e00 + at);
const hostile: Readonly<Record<string, string>> = {
  'one-letter words': filled(letter),
  'one letter again and again': filled(() => 'q'),
  'short words': filled((at) => `${letter(at)}${letter(at * 7 + 1)}${letter(at * 3 + 2)}x`),
  'words near a known one': filled((at) => `ther${letter(at)}${letter(at * 5 + 1)}stat`),
  'rare known words': filled((at) => `rareword${letter(at)}${letter(at * 11 + 3)}`),
  'words of other scripts': filled((at) => `${han(at)}${han(at + 400)}é̂${han(at + 900)}`),
  'marks alone': '\u{1f600}'.repeat(50) + ',;'.repeat(40),
  'one endless word': 'ab'.repeat(longest / 2),
};

test.each(Object.entries(hostile))('a query of %s costs no more than a long name', (_, query) => {
  expect(query.length).toBeLessThanOrEqual(longest);
  const rare = Array.from({ length: 26 }, (_unused, at) => `rareword${letter(at)}${letter(at * 11 + 3)}`);
  const { spell, lookedAt, searchedFar, calls } = catalogue([...names, ...rare]);
  const { unknown } = spell(query);
  expect(unknown.length).toBeLessThanOrEqual(maxWords);
  // each word as it is read, and with the s that may have been taken off it as a plural's
  expect(lookedAt()).toBeLessThanOrEqual(2 * maxWords);
  expect(searchedFar()).toBeLessThanOrEqual(3);
  // Nothing is tried where more is unknown than can be mended.
  if (unknown.length > 3) expect(calls()).toBeLessThanOrEqual(2 * maxWords);
});
