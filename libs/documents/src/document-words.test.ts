import { expect, test } from '@jest/globals';
import { documentWords } from './document-words.ts';

test.each([
  ['en-US', 'Ships 1 business day after your order', 'Ships 5 business days after your order'],
  ['es-US', 'Se envía 1 día hábil después de su pedido', 'Se envía 5 días hábiles después de su pedido'],
  ['fr-CA', 'Expédié 1 jour ouvrable après votre commande', 'Expédié 5 jours ouvrables après votre commande'],
])('days of an offer are said in %s, one or several', (locale, one, several) => {
  const words = documentWords(locale);
  expect([words.leadTime(1), words.leadTime(5)]).toEqual([one, several]);
});

test.each([
  ['en-US', '20 packages', '100 per package', 'Oct 28 – Nov 27, 2026'],
  ['es-US', '20 paquetes', '100 por paquete', '28 oct – 27 nov 2026'],
  ['fr-CA', '20 paquets', '100 par paquet', '28 oct. – 27 nov. 2026'],
])('units and spans of days are said in %s', (locale, quantity, pack, days) => {
  const words = documentWords(locale);
  expect([words.quantity(20, 'pk'), words.pack(100, 'pk'), words.pack(1, 'ea')]).toEqual([
    quantity,
    pack,
    '',
  ]);
  expect(words.days('2026-10-28', '2026-11-27')).toBe(days);
});
