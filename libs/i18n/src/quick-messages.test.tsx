import { describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createIntl, FormattedMessage, RawIntlProvider } from 'react-intl';
import { createMessageBook } from './messages.ts';
import { quickMessages } from './quick-messages.ts';

const texts = {
  plain: 'Add to cart',
  named: 'Compare {name}',
  plural: '{count, plural, one {# product} other {# products}}',
  many: '{count, number} in stock',
  marked: 'Read <b>{name}</b>',
};

function languages(messages: Record<string, string> = texts) {
  const onError = jest.fn();
  const book = createMessageBook('en-US', messages);
  const intl = createIntl({ locale: 'en-US', messages: book.messages as Record<string, string>, onError });
  return { book, intl, onError, quick: { ...intl, formatMessage: quickMessages(intl, book) } };
}

describe('texts prepared once', () => {
  test.each([
    ['plain', undefined],
    ['named', { name: 'a <b> & {c}' }],
    ['plural', { count: 1 }],
    ['plural', { count: 12_345 }],
    ['many', { count: 12_345 }],
    ['marked', { name: 'x', b: (parts: unknown) => `*${String(parts)}*` }],
  ])('say what the library says: %s %j', (id, values) => {
    const { intl, quick } = languages();
    const expected = intl.formatMessage({ id }, values as never);
    for (let turn = 0; turn < 2; turn++)
      expect(quick.formatMessage({ id }, values as never)).toEqual(expected);
  });

  test.each([
    ['absent', undefined],
    ['named', {}],
  ])('what is missing is reported by the library: %s', (id, values) => {
    const { intl, quick, onError } = languages();
    expect(quick.formatMessage({ id }, values)).toBe(intl.formatMessage({ id }, values));
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('a text that comes later, or anew, is the one that is said', () => {
    const { book, quick } = languages({});
    book.addMessages({ plain: 'Old' });
    expect(quick.formatMessage({ id: 'plain' })).toBe('Old');
    book.addMessages({ plain: 'New' });
    expect(quick.formatMessage({ id: 'plain' })).toBe('New');
  });

  test('elements in a text stay elements', () => {
    const { quick } = languages();
    const values = { name: <i>this</i>, b: (parts: React.ReactNode) => <b>{parts}</b> };
    const { container } = render(
      <RawIntlProvider value={quick}>
        <FormattedMessage id="marked" values={values} />
      </RawIntlProvider>,
    );
    expect(container.innerHTML).toBe('Read <b><i>this</i></b>');
  });
});
