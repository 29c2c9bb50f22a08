import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import type { CartChange } from './change-cart.ts';

/** Takes a line out of the cart. */
export function RemoveLine({ line }: { readonly line: CartLine }) {
  const intl = useIntl();
  const fetcher = useFetcher<CartChange>();
  return (
    <fetcher.Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: 'checkout.cart.remove-line' }, { name: line.name })}
      >
        <FormattedMessage id="checkout.cart.remove" />
      </Button>
    </fetcher.Form>
  );
}
