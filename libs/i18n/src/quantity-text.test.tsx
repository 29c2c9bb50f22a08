import { expect, test } from '@jest/globals';
import english from '@gantry/domain/messages/order-terms/en-US.json' with { type: 'json' };
import french from '@gantry/domain/messages/order-terms/fr-CA.json' with { type: 'json' };
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { usePackText, useQuantityText } from './quantity-text.ts';

test.each([
  ['en-US', english, 1, 'pack', '1 package'],
  ['en-US', english, 1_500, 'ea', '1,500 each'],
  ['en-US', english, 2, 'drum', '2 drum'],
  ['fr-CA', french, 20, 'pk', '20 paquets'],
  ['fr-CA', french, 1, 'each', '1 unité'],
] as const)('in %s a quantity has the word of its unit', (locale, messages, count, unit, text) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  expect(renderHook(useQuantityText, { wrapper }).result.current(count, unit)).toBe(text);
});

test.each([
  ['en-US', english, 100, 'pk', '100 per package'],
  ['en-US', english, 1_000, 'drum', '1,000 per drum'],
  ['fr-CA', french, 100, 'box', '100 par boîte'],
  ['en-US', english, 1, 'box', ''],
] as const)('in %s a unit says what is in it', (locale, messages, packSize, unit, text) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  expect(renderHook(usePackText, { wrapper }).result.current(packSize, unit)).toBe(text);
});
