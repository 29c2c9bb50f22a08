import { expect, test } from '@jest/globals';
import { postedInquiry } from './posted-inquiry.ts';

function posted(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return postedInquiry(form);
}

test('reads what was typed as the fields with scripts would', () => {
  expect(posted({ name: ' Pat ', phone: '(307) 555-0100 x9', contactMethod: 'phone' })).toMatchObject({
    name: ' Pat ',
    phone: '13075550100x9',
    contactMethod: 'phone',
    message: '',
    lines: [],
  });
});

test('keeps the products in order, without the one that is taken out', () => {
  const lines = {
    'lines.0.sku': 'bolt',
    'lines.0.quantity': '5',
    'lines.1.sku': 'nut',
    'lines.1.quantity': 'ten',
    'lines.2.sku': 'motor',
  };
  expect(posted(lines).lines).toEqual([
    { sku: 'bolt', quantity: '5' },
    { sku: 'nut', quantity: 'ten' },
    { sku: 'motor', quantity: '' },
  ]);
  expect(posted({ ...lines, remove: '1' }).lines.map(({ sku }) => sku)).toEqual(['bolt', 'motor']);
});

test('reads no more products than an inquiry may name', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, place) => [`lines.${place}.sku`, 'bolt']));
  expect(posted(many).lines).toHaveLength(20);
});
