import { expect, test } from '@jest/globals';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { availabilityLabels, availabilityRules } from '@gantry/domain/statuses/availability';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { messages as loadMessages } from '../../messages/messages.ts';
import { CartMessages } from './cart-messages.tsx';

const english = await loadMessages('en-US');

const show = (messages: Cart['messages']) =>
  render(
    <IntlProvider locale="en-US" messages={english}>
      <MemoryRouter>
        <CartMessages messages={messages} lines={[]} />
      </MemoryRouter>
    </IntlProvider>,
  );
const refused = (availability: string): Cart['messages'][number] => ({
  code: 'not-purchasable',
  lineId: null,
  severity: 'error',
  data: { sku: 'A/1', availability },
});

test.each(availabilityLabels.filter((label) => availabilityRules[label].cart === 'review'))(
  '%s is confirmed by a person first: the cart says so and leads to the question',
  (label) => {
    show([refused(label)]);
    expect(screen.getByText(/We confirm A\/1 before you order it/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/quote?sku=A%2F1');
  },
);

test('what cannot be bought at all is not said to wait for anybody', () => {
  show([refused('unavailable')]);
  expect(screen.getByText(/can’t be bought online right now/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
