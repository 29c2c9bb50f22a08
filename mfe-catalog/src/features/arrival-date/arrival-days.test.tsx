import { expect, test } from '@jest/globals';
import type { Arrival } from '@gantry/contracts/schemas/arrival';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { messages } from '../../messages/messages.ts';
import { ArrivalDays } from './arrival-days.tsx';

const english = await messages('en-US');

const textOf = (parts: Arrival['parts'], service: Arrival['service'] = 'ups-ground') =>
  render(
    <IntlProvider locale="en-US" messages={english}>
      <ArrivalDays arrival={{ zip: '82001', service, parts }} />
    </IntlProvider>,
  ).container.textContent;

const whole = { quantity: 1, from: '2026-12-01', to: '2026-12-01' };
const later = { quantity: 1200, from: '2026-12-04', to: '2026-12-09' };
const never = { quantity: 5, from: null, to: null };

test.each<[string, Arrival['parts'], string]>([
  ['one day', [whole], 'Arrives Tue, Dec 1 by UPS Ground'],
  ['a span', [later], 'Arrives Fri, Dec 4 – Wed, Dec 9 by UPS Ground'],
  [
    'parts, each with its day',
    [whole, later],
    '1 arrives Tue, Dec 11,200 arrive Fri, Dec 4 – Wed, Dec 9by UPS Ground',
  ],
  ['only the parts that arrive', [whole, never], '1 arrives Tue, Dec 1by UPS Ground'],
  ['no day at all', [never], 'We can’t estimate delivery to this ZIP code. Contact us.'],
])('%s', (_, parts, text) => expect(textOf(parts)?.replaceAll(/\s/g, ' ')).toBe(text));

test('nothing is promised where nothing is sent', () => {
  expect(textOf([whole], null)).toContain('We can’t estimate delivery');
});
