import { Alert } from '@gantry/ui';
import { createContext, use, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.endpoints.ts';

const TellGone = createContext<(name: string) => void>(() => undefined);

/** To be called with the name of a line that was changed here and is no longer in the cart. */
export const useTellGone = () => use(TellGone);

/**
 * Around the lines of the cart: one that was taken out in another window is named, and the cart is asked for again, so
 * that neither the line nor its sums stay on the page.
 */
export function GoneLines({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const dispatch = useDispatch() as (action: unknown) => unknown;
  const [names, setNames] = useState<readonly string[]>([]);
  const announceRemoval = (name: string) => {
    setNames((before) => [...before.filter((one) => one !== name), name]);
    dispatch(cartApi.endpoints.salesGetCart.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
  return (
    <TellGone value={announceRemoval}>
      {names.length > 0 ? (
        <Alert tone="warn" live="assertive">
          <FormattedMessage
            id="checkout.cart.gone"
            values={{ names: intl.formatList(names), count: names.length }}
          />
        </Alert>
      ) : null}
      {children}
    </TellGone>
  );
}
