import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { urls } from '../../urls.ts';

/** The cart with nothing in it: how to fill it. */
export function EmptyCart() {
  return (
    <EmptyState
      title={<FormattedMessage id="checkout.cart.empty" />}
      actions={
        <LinkButton to={urls.catalogue}>
          <FormattedMessage id="checkout.cart.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id="checkout.cart.empty-hint" />
    </EmptyState>
  );
}
