import { expect, test } from '@jest/globals';
import { plainLine, plainText } from './plain-text.ts';
import { slug } from './slug.ts';

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
