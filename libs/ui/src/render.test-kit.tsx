import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders a component as a page would: inside a router and a language. */
export function renderInPage(content: ReactNode, locale = 'en-US') {
  const router = createMemoryRouter([{ path: '*', element: content }]);
  return render(
    <IntlProvider locale={locale} messages={{}} onError={() => undefined}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
