import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../render.test-kit.tsx';
import { Money, Price } from './price.tsx';

test.each([
  ['en-US', '$1,234.50'],
  ['es-US', '$1,234.50'],
  ['fr-CA', '1 234,50 $ US'],
])('writes minor units in the way of %s', (locale, expected) => {
  const { container } = renderInPage(<Money amount={123_450} />, locale);
  expect(container.textContent?.replace(/\s/g, ' ')).toBe(expected);
});

test('nothing taken off has no minus', () => {
  expect(renderInPage(<Money amount={-0} />).container.textContent).toBe('$0.00');
});

test('a sale price differs from the old one in words too', () => {
  const { container } = renderInPage(
    <Price
      amount={900}
      was={1200}
      per="per package of 100"
      labels={{ now: 'Sale price', was: 'List price' }}
    />,
  );
  expect(container.textContent).toBe('Sale price $9.00List price $12.00per package of 100');
});

test('a price that may not be shown is replaced by its reason', () => {
  renderInPage(<Price amount={null}>Price shown in cart</Price>);
  expect(screen.getByText('Price shown in cart')).toBeTruthy();
});
