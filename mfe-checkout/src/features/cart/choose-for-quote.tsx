import { quotePath } from '@gantry/contracts/addresses/checkout';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { BareCheckbox, Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';

/** The form that the boxes of all lines belong to, wherever they stand. */
const formId = 'quote-chosen';

/** Marks a line of the cart to be asked for. */
export function ChooseForQuote({ line: { lineId, name } }: { readonly line: CartLine }) {
  const intl = useIntl();
  return (
    <BareCheckbox
      form={formId}
      name="lines"
      value={lineId}
      aria-label={intl.formatMessage({ id: 'checkout.cart.choose' }, { name })}
    />
  );
}

/** Asks for the lines that are marked, and for all where none is. Works with scripts off. */
export function QuoteChosen() {
  return (
    <Form method="get" action={quotePath()} id={formId}>
      <input type="hidden" name="from" value="cart" />
      <Button type="submit">
        <FormattedMessage id="checkout.cart.quote-chosen" />
      </Button>
    </Form>
  );
}
