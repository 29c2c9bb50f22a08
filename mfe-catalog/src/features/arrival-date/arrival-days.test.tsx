import { expect, test } from '@jest/globals';
import type { Arrival } from '@gantry/contracts/schemas/arrival';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { messages } from '../../messages/messages.ts';
import { ArrivalDays } from './arrival-days.tsx';

const english = await messages('en-US');

type Parts = Arrival['parts'];
const textOf = (arrival: Arrival | undefined, leaving: Parts = []) =>
  render(
    <IntlProvider locale="en-US" messages={english}>
      <ArrivalDays arrival={arrival} leaving={leaving} />
    </IntlProvider>,
  ).container.textContent?.replaceAll(/\s+/g, ' ');
const answer = (parts: Parts, service: Arrival['service'] = 'ups-ground') => ({
  zip: '82001',
  service,
  parts,
});

const day = (from: string, to = from) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` });
const whole = { quantity: 1, ships: day('01'), arrives: day('03') };
const later = { quantity: 1200, ships: day('04', '09'), arrives: day('07', '11') };
const never = { quantity: 5, ships: null, arrives: null };

test.each<[string, Parts, string]>([
  ['one day', [whole], 'Ships Dec 1 · Arrives Dec 3 by UPS Ground'],
  ['a span', [later], 'Ships Dec 4 – 9 · Arrives Dec 7 – 11 by UPS Ground'],
  [
    'parts, each with its days',
    [whole, later],
    'Qty 1: Ships Dec 1 · Arrives Dec 3Qty 1,200: Ships Dec 4 – 9 · Arrives Dec 7 – 11by UPS Ground',
  ],
  ['only the parts that leave', [whole, never], 'Qty 1: Ships Dec 1 · Arrives Dec 3 by UPS Ground'],
  ['no day at all', [never], 'We can’t estimate delivery to this ZIP code. Contact us.'],
])('%s', (_, parts, text) => expect(textOf(answer(parts))).toBe(text));

test('no arrival is promised where nothing is sent', () => {
  const text = textOf(answer([{ ...whole, arrives: null }], null));
  expect(text).toMatch(/^Ships Dec 1 We can’t estimate delivery/);
});

test('without a ZIP code it says when parts leave, and on a page made for everybody nothing', () => {
  expect(textOf(undefined, [{ ...whole, arrives: null }])).toBe('Ships Dec 1 ');
  expect(textOf(undefined)).toBe('');
});
