import { useUser } from '@gantry/api-client';
import { categoriesPath } from '@gantry/contracts/addresses/catalog';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The cart with nothing in it: how to fill it. */
export function EmptyCart() {
  const user = useUser();
  return (
    <EmptyState
      title={<FormattedMessage id="checkout.cart.empty" />}
      actions={
        <LinkButton to={categoriesPath()}>
          <FormattedMessage id="checkout.cart.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id={`checkout.cart.empty-hint.${user ? 'account' : 'guest'}`} />
    </EmptyState>
  );
}
