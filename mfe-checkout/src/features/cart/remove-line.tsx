import type { CartLine } from '@gantry/contracts/schemas/cart';
import { Button } from '@gantry/ui';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCartChange } from './use-cart-change.ts';

/** Takes a line out of the cart. */
export function RemoveLine({ line }: { readonly line: CartLine }) {
  const intl = useIntl();
  const { post, send } = useCartChange();
  const removeLine = (event: FormEvent) => {
    event.preventDefault();
    void send({ intent: 'remove', lineId: line.lineId });
  };
  return (
    <form {...post} onSubmit={removeLine}>
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
    </form>
  );
}
