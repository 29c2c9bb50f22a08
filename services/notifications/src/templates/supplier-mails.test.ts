import { expect, test } from '@jest/globals';
import type { EventPayload } from '@gantry/contracts/events';
import { renderText } from './render-text.ts';
import { supplierAskedMail, supplierOrderedMail } from './supplier-mails.ts';

const origin = 'https://shop.example';
const line = { name: 'Dowel pin', partNumber: 'P-1', quantity: 20, unitOfMeasure: 'pk', packSize: 100 };
const order: EventPayload<'supplier.ordered'> = {
  kind: 'ordered',
  email: 'sue@works.example',
  name: 'Sue',
  locale: 'en-US',
  number: 'm-1001',
  token: 'a-token',
  neededBy: null,
  lines: [line],
  text: null,
};
const textOf = (facts: Partial<typeof order>) =>
  renderText(supplierOrderedMail({ ...order, ...facts }, origin));

test.each([
  ['en-US', '20 packages', '100 per package'],
  ['es-US', '20 paquetes', '100 por paquete'],
  ['fr-CA', '20 paquets', '100 par paquet'],
])('a purchase order says in %s in which unit it is, and what is in one', (locale, quantity, pack) => {
  const text = textOf({ locale });
  expect(text).toContain(quantity);
  expect(text).toContain(`P-1 · ${pack}`);
  expect(text).not.toMatch(/\{|undefined|null/);
});

test('a single piece needs no words for what is in it, and a line without a unit is a number', () => {
  expect(textOf({ lines: [{ ...line, unitOfMeasure: 'each', packSize: 1 }] })).toContain('20 each');
  const plain = textOf({ lines: [{ ...line, partNumber: null, quantity: 2000, unitOfMeasure: null }] });
  expect(plain).toContain('2,000');
  expect(plain).not.toMatch(/per|null/);
});

test('a supplier who is asked reads the unit that is meant', () => {
  const { email, name, locale, lines } = order;
  const asked = {
    email,
    name,
    locale,
    lines,
    reference: 'R-1',
    token: 't',
    dueAt: '2026-12-01T00:00:00.000Z',
  };
  expect(renderText(supplierAskedMail({ ...asked, text: null }, origin))).toContain('20 packages');
});
