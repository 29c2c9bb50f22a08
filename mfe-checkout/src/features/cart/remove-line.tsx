import type { CartLine } from '@gantry/contracts/schemas/cart';
import { ActionForm } from '@gantry/forms/action-form';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCartChange } from './use-cart-change.ts';

/** Takes a line out of the cart. */
export function RemoveLine({ line }: { readonly line: CartLine }) {
  const intl = useIntl();
  const { post, send } = useCartChange();
  const fields = { intent: 'remove', lineId: line.lineId } as const;
  return (
    <ActionForm {...post} fields={fields} onAct={() => void send(fields)}>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: 'checkout.cart.remove-line' }, { name: line.name })}
      >
        <FormattedMessage id="checkout.cart.remove" />
      </Button>
    </ActionForm>
  );
}
