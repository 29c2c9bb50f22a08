import { describe, expect, test } from '@jest/globals';
import { fold } from './fold.ts';
import { naturalKey } from './natural-key.ts';
import { normalPartNumber } from './part-number.ts';
import { plainLine, plainText } from './plain-text.ts';
import { slug } from './slug.ts';
import { indexWords, queryWords, singular } from './words.ts';

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

  test('makes slugs that cut at a word and keep other scripts', () => {
    expect(slug('Hex bolt, M8 × 40 (A2)')).toBe('hex-bolt-m8-40-a2');
    expect(slug('螺丝 M8')).toBe('螺丝-m8');
    expect(slug('a'.repeat(30).concat(' ', 'b'.repeat(30)), 40)).toBe('a'.repeat(30));
    expect(slug('!!!')).toBe('');
  });

  test('takes markup, entities and invisible characters out of names', () => {
    expect(plainLine('<b>Nut</b>\u202E &amp; <script>alert(1)</script>washer &#x41;')).toBe(
      'Nut & alert(1) washer A',
    );
    expect(plainLine('5 < 6 and 7 > 3')).toBe('5 < 6 and 7 > 3');
    expect(plainText('One<br/>two\n\n\n\nthree')).toBe('One\ntwo\n\nthree');
  });

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
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['screws', 'screw'],
    ['glass', 'glass'],
    ['status', 'status'],
    ['gas', 'gas'],
  ])('folds the plural %s', (many, one) => expect(singular(many)).toBe(one));

  test('finds a size however it is typed', () => {
    expect(indexWords('Bolt 10 mm')).toEqual(expect.arrayContaining(['bolt', '10', 'mm', '10mm']));
    expect(indexWords('Bolt 10mm')).toEqual(expect.arrayContaining(['10', 'mm', '10mm']));
    expect(queryWords('1/4-20 Screws')).toEqual(['1/4', '20', 'screw']);
  });

  test('bounds what a crafted query costs', () => {
    expect(queryWords('a1 '.repeat(10_000)).length).toBeLessThanOrEqual(2);
    expect(queryWords(Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ')).length).toBe(12);
  });
});
