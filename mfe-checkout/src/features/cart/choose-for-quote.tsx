import { quotePath } from '@gantry/contracts/addresses/checkout';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { BareCheckbox, Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { chosenButton, chosenField } from '../../parts/chosen-lines.ts';

/** The form that the boxes of all lines belong to, wherever they stand. */
const formId = 'quote-chosen';

/** Marks a line of the cart to be asked for. */
export function ChooseForQuote({ line: { lineId, name } }: { readonly line: CartLine }) {
  const intl = useIntl();
  return (
    <BareCheckbox
      form={formId}
      name={chosenField}
      value={lineId}
      aria-label={intl.formatMessage({ id: 'checkout.cart.choose' }, { name })}
    />
  );
}

/** Asks for the lines that are marked, and for all where none is. Works with scripts off. */
export function QuoteChosen() {
  return (
    <Form method="post" action={quotePath()} id={formId}>
      <Button type="submit" name={chosenButton} value="cart">
        <FormattedMessage id="checkout.cart.quote-chosen" />
      </Button>
    </Form>
  );
}
