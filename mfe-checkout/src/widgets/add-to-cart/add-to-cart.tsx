import { cartPath } from '@gantry/contracts/addresses/checkout';
import { quantityProblem, type QuantityProblem } from '@gantry/domain/order-quantity';
import { ActionForm } from '@gantry/forms/action-form';
import type { WidgetProps } from '@gantry/contracts/remotes';
import { Button, Checkbox, QuantityField } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { AddOutcome } from './add-outcome.tsx';
import styles from './add-to-cart.module.css';
import { useAddLine } from './use-add-line.ts';

/**
 * Quantity and "Add" in a listing's row or a product's buying box. With scripts off the form posts to the cart; with
 * scripts on the result shows where the action was, at once, and is taken back if the server refuses.
 */
export default function AddToCart(props: WidgetProps['add-to-cart']) {
  const { sku, name, minQuantity, quantityIncrement, variant, acknowledgement, onQuantity } = props;
  const action = useHref(cartPath());
  const [quantity, setQuantity] = useState(minQuantity);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const { times, refused, parted, add } = useAddLine();
  const isBox = variant === 'box';
  const changeQuantity = (settled: number) => {
    setQuantity(settled);
    onQuantity?.(settled);
  };

  const addEntered = (form: FormData) => {
    const entered = Number(form.get('quantity') || quantity);
    const wrong = quantityProblem(entered, { minQuantity, quantityIncrement });
    setProblem(wrong);
    if (!wrong) void add({ sku, quantity: entered });
  };

  return (
    <ActionForm
      fields={{ intent: 'add', sku }}
      action={action}
      className={isBox ? styles.box : styles.row}
      onAct={addEntered}
    >
      {acknowledgement ? (
        <Checkbox required className={styles.acknowledgement}>
          {acknowledgement}
        </Checkbox>
      ) : null}
      <Quantity {...props} onSettled={changeQuantity} onProblem={setProblem} />
      <AddButton name={name} isBox={isBox} />
      <AddOutcome {...{ problem, refused, parted, isBox, times }} isAdded={times > 0 && !refused} />
    </ActionForm>
  );
}

type QuantityProps = WidgetProps['add-to-cart'] & {
  /** told of a quantity that can be ordered */
  readonly onSettled: (quantity: number) => void;
  readonly onProblem: (problem: QuantityProblem | null) => void;
};

/** How many are to be added; only the buying box has buttons for one step more or less. */
function Quantity({ name, minQuantity, quantityIncrement, variant, onSettled, onProblem }: QuantityProps) {
  const intl = useIntl();
  const isBox = variant === 'box';
  return (
    <QuantityField
      name="quantity"
      label={intl.formatMessage({ id: 'checkout.cart.quantity-of' }, { name })}
      defaultValue={minQuantity}
      min={minQuantity}
      step={quantityIncrement}
      size={isBox ? 'medium' : 'small'}
      stepLabels={isBox ? stepLabels(intl.formatMessage, name) : undefined}
      onChange={onSettled}
      onProblem={onProblem}
    />
  );
}

function AddButton({ name, isBox }: { readonly name: string; readonly isBox: boolean }) {
  const intl = useIntl();
  return (
    <Button
      type="submit"
      variant={isBox ? 'primary' : 'secondary'}
      size={isBox ? 'medium' : 'small'}
      wide={isBox}
      // In a row the word alone would not say what is added; on the product's own page it does.
      aria-label={isBox ? undefined : intl.formatMessage({ id: 'checkout.add.label' }, { name })}
    >
      <FormattedMessage id={isBox ? 'checkout.add.long' : 'checkout.add.short'} />
    </Button>
  );
}

function stepLabels(format: (message: { id: string }, values: { name: string }) => string, name: string) {
  return {
    less: format({ id: 'checkout.add.less' }, { name }),
    more: format({ id: 'checkout.add.more' }, { name }),
  };
}
