import { describe, expect, test } from '@jest/globals';
import { fold } from './fold.ts';
import { naturalKey } from './natural-key.ts';
import { sameMeasures } from './measure-units.ts';
import { normalPartNumber, sameNumbers } from './part-number.ts';
import { queryWords, singular, tokensOf } from './words.ts';

describe('text', () => {
  test.each([
    ['Überwurfmutter', 'uberwurfmutter'],
    ['Straße Ø12 Łódź', 'strasse o12 lodz'],
    ['Core™2 Duo', 'core2 duo'],
  ])('folds %s', (given, folded) => expect(fold(given)).toBe(folded));

  test.each([
    ['CF-281.A', 'cf281a'],
    [' cf 281/a ', 'cf281a'],
    ['№-—', 'no'],
    ['---', ''],
  ])('compares part number %s as %s', (given, normal) => expect(normalPartNumber(given)).toBe(normal));

  test('sorts names as people do', () => {
    const names = ['M10 nut', 'm8 nut', 'M8 Bolt', 'É 2', 'e 10'];
    expect(names.sort((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))).toEqual([
      'É 2',
      'e 10',
      'M8 Bolt',
      'm8 nut',
      'M10 nut',
    ]);
  });

  test.each([
    [['1/4"-20', '5/16"-18', '1/2"-13', '1"-8', '1-1/4"-7', '1 1/2"-6']],
    [['0.25 in', '0.75 in', '2 in', '2.5 in']],
    [['2mm', '2.5mm', '2.55mm', '10mm']],
    [['2°', '2.5°']],
    [['10/100 switch', '10/100/1000 switch']],
    [['v1.2.9', 'v1.2.10']],
  ])('sorts the numbers of %j by size', (names) => {
    const sorted = names.toReversed().sort((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1));
    expect(sorted).toEqual(names);
  });

  test.each([
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['screws', 'screw'],
    ['glass', 'glass'],
    ['status', 'status'],
    ['gas', 'gas'],
  ])('folds the plural %s', (many, one) => expect(singular(many)).toBe(one));

  test.each([
    ['M8 x 20', 'm8 20'],
    ['m8x20', 'm8 20'],
    ['M8×1.25×20', 'm8 1.25 20'],
    ['1/4-20 x 1"', '0.25 20 1in'],
    ['1/4 in', '0.25in'],
    ['¼″ pipes', '0.25in pipe'],
    ['1-1/2 in. pipe', '1.5in pipe'],
    ['1 1/2 inch', '1.5in'],
    ['6.35mm', '6.35mm'],
    ['10 ft', '10ft'],
    ["6' cable", '6ft cable'],
    ['20a 250v', '20a 250v'],
    ['18-Volt 4 amps', '18v 4a'],
    ['30,5 m 1,000 sheets', '30.5m 1000 sheet'],
    ['2x4 joist hangers', '2 4 joist hanger'],
    ['2 in 1 tool', '2 1 tool'],
    ['10/100/1000 switch', '10 100 1000 switch'],
    ['DIN 933 M12 - 30', 'din 933 m12 30'],
    ['cat6 RJ45 1080p', 'cat6 rj45 1080p'],
    ["men's gloves", 'men glove'],
    ['the toner for an HP', 'toner hp'],
  ])('reads the words of %s', (text, words) => expect(queryWords(text, 20).join(' ')).toBe(words));

  test('tells what a product is from what it goes with', () => {
    const tokens = tokensOf('Toner cartridge (2 pcs), black, for LaserJet');
    expect(tokens.map(({ word }) => word)).toEqual(['toner', 'cartridge', '2pc', 'black', 'laserjet']);
    expect(tokens.map(({ isCompanion }) => isCompanion)).toEqual([false, false, false, false, true]);
    expect(tokens.map(({ startsClause }) => startsClause)).toEqual([false, false, false, true, true]);
    expect(tokens[2]).toMatchObject({ isAside: true, variants: ['2'] });
    expect(tokensOf('wi-fi')[0]?.variants).toEqual(['wifi']);
    expect(tokensOf('20" x 20" x 1"').map(({ variants }) => variants)).toEqual([
      ['20'],
      ['20', '20x20'],
      ['1'],
    ]);
  });

  test('names the same length in other units where it is a round one', () => {
    expect(sameMeasures('6.35mm')).toEqual(['0.25in']);
    expect(sameMeasures('0.25in')).toEqual(['6.35mm']);
    expect(sameMeasures('20mm')).toEqual(['2cm', '0.02m']);
    expect(sameMeasures('18v')).toEqual([]);
  });

  test('knows one article by UPC-12, EAN-13 and GTIN-14', () => {
    expect(sameNumbers('095205603217')).toEqual(expect.arrayContaining(['0095205603217', '00095205603217']));
    expect(sameNumbers('95205603217')).toContain('0095205603217');
    expect(sameNumbers('4006381333931')).toEqual(['4006381333931', '04006381333931']);
    expect(sameNumbers('hx840')).toEqual(['hx840']);
  });

  test('bounds what a crafted query costs', () => {
    expect(queryWords('a1 '.repeat(10_000)).length).toBeLessThanOrEqual(2);
    expect(queryWords(Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ')).length).toBe(12);
  });
});
