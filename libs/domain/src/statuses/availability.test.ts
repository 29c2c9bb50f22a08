import { describe, expect, test } from '@jest/globals';
import { availabilityLabels, availabilityRules, isOrderable, type Availability } from './availability.ts';

/** B3 for each label: its price, whether it goes into the cart, whether an inquiry is offered, and what machines read. */
const meaning: Record<Availability, string> = {
  'in-stock': 'shown yes optional InStock',
  'typically-in-stock': 'shown yes optional InStock',
  gift: 'free no no none',
  'contact-us-add': 'shown review inquiry LimitedAvailability',
  'contact-us-price': 'from no inquiry priceless',
  'contact-us-noprice': 'hidden no inquiry none',
  'contact-us-size': 'shown no inquiry priceless',
  'contact-us-manufacturer': 'hidden no inquiry none',
  'contact-us-hightprice': 'shown no inquiry priceless',
  'contact-us-madetoorder': 'hidden no inquiry priceless',
  'contact-us-leadtime': 'shown confirm inquiry BackOrder',
  download: 'shown yes no InStock',
  'out-of-stock': 'shown no inquiry OutOfStock',
  '2-5-days': 'shown yes optional BackOrder',
  '1-week': 'shown yes optional BackOrder',
  '2-week': 'shown yes optional BackOrder',
  '3-week': 'shown yes optional BackOrder',
  '4-6-week': 'shown yes optional BackOrder',
  discontinued: 'hidden remaining inquiry priceless',
  unavailable: 'hidden no inquiry priceless',
  backordered: 'shown confirm optional BackOrder',
};

describe('B3', () => {
  test.each(availabilityLabels)('%s shows, sells and promises what its label means', (label) => {
    const [price, cart, inquiry, machine] = meaning[label].split(' ');
    const rule = availabilityRules[label];
    expect([rule.price, rule.cart]).toEqual([price, cart]);
    expect(rule.inquiry).toBe(inquiry === 'inquiry');
    expect(rule.offerPrice).toBe(machine !== 'priceless' && machine !== 'none');
    if (machine === 'none') expect(rule.schemaOrg).toBe(null);
    else if (machine !== 'priceless') expect(rule.schemaOrg).toBe(machine);
  });

  test('whatever cannot go into the cart as it is leads to an inquiry, gifts aside', () => {
    const shut = availabilityLabels.filter((label) => !isOrderable(label) || label.startsWith('contact-us'));
    expect(shut.filter((label) => !availabilityRules[label].inquiry)).toEqual(['gift']);
  });

  test('a price that must be asked is published to no machine', () => {
    const hidden = availabilityLabels.filter((label) => availabilityRules[label].price === 'hidden');
    expect(hidden.filter((label) => availabilityRules[label].offerPrice)).toEqual([]);
  });

  test('promised days are those of the label, the shorter first', () => {
    const days = availabilityLabels.flatMap((label) => {
      const promise = availabilityRules[label].days;
      return promise && promise[1] > 0 ? [`${label}: ${promise.join('..')}`] : [];
    });
    expect(days).toEqual([
      'typically-in-stock: 1..3',
      '2-5-days: 2..5',
      '1-week: 5..7',
      '2-week: 8..12',
      '3-week: 13..17',
      '4-6-week: 20..30',
    ]);
  });
});
