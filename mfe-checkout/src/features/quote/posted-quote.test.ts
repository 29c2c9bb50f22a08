import { describe, expect, test } from '@jest/globals';
import { postedQuote } from './posted-quote.ts';
import { aLine, draftOf, initialQuote } from './quote-values.ts';

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const posted = {
  name: 'Robin',
  contactMethod: 'phone',
  'lines.0.sku': 'bolt',
  'lines.0.quantity': '12',
  'lines.0.targetPrice': '1.20',
  'lines.1.requested': 'brass cap',
  'lines.1.quantity': '4',
  'shipTo.city': 'Casper',
  'shipTo.country': 'US',
};

describe('a request that was posted without scripts', () => {
  test('has its lines in the order of the page, as they were typed', () => {
    expect(postedQuote(formOf(posted)).lines).toEqual([
      aLine({ sku: 'bolt', quantity: '12', targetPrice: '1.20' }),
      aLine({ requested: 'brass cap', quantity: '4' }),
    ]);
  });

  test('loses the line whose button was pressed, and no other', () => {
    const { lines } = postedQuote(formOf({ ...posted, remove: '0' }));
    expect(lines).toEqual([aLine({ requested: 'brass cap', quantity: '4' })]);
  });

  test('is kept as a draft and comes back the same', () => {
    const values = postedQuote(formOf(posted));
    const again = initialQuote(draftOf(values), null, []);
    expect(again.lines).toEqual(values.lines);
    expect(again).toMatchObject({ name: 'Robin', contactMethod: 'phone', poWanted: false });
    expect(again.shipTo.city).toBe('Casper');
  });
});

test('a field that was emptied in the browser is kept as empty', () => {
  const line = { sku: null, requested: 'cap', quantity: undefined } as never;
  expect(draftOf({ lines: [line], shipTo: {} }).lines).toEqual([aLine({ requested: 'cap' })]);
});
