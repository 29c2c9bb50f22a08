import { expect, test } from '@jest/globals';
import { availabilityLabels } from '@gantry/domain/statuses/availability';
import { availabilityTone } from './availability-tone.ts';

test('every availability label has the tone of what the buyer can do', () => {
  const tones = Object.fromEntries(availabilityLabels.map((label) => [label, availabilityTone(label)]));
  expect(tones).toEqual({
    'in-stock': 'good',
    'typically-in-stock': 'good',
    gift: 'good',
    'contact-us-add': 'ask',
    'contact-us-price': 'ask',
    'contact-us-noprice': 'ask',
    'contact-us-size': 'ask',
    'contact-us-manufacturer': 'ask',
    'contact-us-hightprice': 'ask',
    'contact-us-madetoorder': 'ask',
    'contact-us-leadtime': 'ask',
    download: 'good',
    'out-of-stock': 'bad',
    '2-5-days': 'waiting',
    '1-week': 'waiting',
    '2-week': 'waiting',
    '3-week': 'waiting',
    '4-6-week': 'waiting',
    discontinued: 'bad',
    unavailable: 'bad',
    backordered: 'waiting',
  });
});
