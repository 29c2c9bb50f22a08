import { expect, test } from '@jest/globals';
import { createMessageBook } from './messages.ts';
import { pseudo } from './pseudo.ts';

test('letters get accents and brackets, and the text grows', () => {
  expect(pseudo('Add to cart')).toBe('⟦Åðð ţö çåŕţ~~~~⟧');
});

test('placeholders, plural forms and tags keep their names', () => {
  expect(pseudo('Hi {name}, <b>go</b>')).toBe('⟦Ĥî {name}, <b>ĝö</b>~~~~~~~⟧');
  expect(pseudo('{count, plural, one {# item} other {# items}}')).toContain('{count, plural, one {# item}');
});

test('a compiled message is accented inside its plural forms too', () => {
  const tree = [
    { type: 6, value: 'n', options: { other: { value: [{ type: 7 }, { type: 0, value: ' items' }] } } },
  ];
  expect(JSON.stringify(pseudo(tree))).toContain(' îţémš');
});

test('a message is made pseudo once only', () => {
  expect(pseudo(pseudo('Cart'))).toBe(pseudo('Cart'));
});

test('a book makes texts pseudo under the pseudo-locale alone', () => {
  expect(createMessageBook('en-XA', { a: 'Cart' }).messages['a']).toBe('⟦Çåŕţ~~⟧');
  expect(createMessageBook('en-US', { a: 'Cart' }).messages['a']).toBe('Cart');
});
