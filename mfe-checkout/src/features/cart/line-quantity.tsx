import type { QuantityProblem } from '@gantry/domain/order-quantity';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { Button, QuantityField } from '@gantry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './cart.module.css';
import { useTellGone } from './gone-lines.tsx';
import { QuantityProblemText } from './quantity-problem-text.tsx';
import { RefusalText } from './refusal-text.tsx';
import { useCartChange } from './use-cart-change.ts';

/** How many of a line: settled when the field is left; with scripts off by its own button. */
export function LineQuantity({ line }: { readonly line: CartLine }) {
  const intl = useIntl();
  const { post, change, code } = useQuantityChange(line);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const refusedId = `refused-${line.lineId}`;
  const isRefused = Boolean(problem ?? code);
  return (
    // Enter settles the field, which sends the change; sending the form as well would do it twice
    <form {...post} className={styles.quantity} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <QuantityField
        name="quantity"
        label={intl.formatMessage({ id: 'checkout.cart.quantity-of' }, { name: line.name })}
        value={line.quantity}
        min={line.minQuantity}
        step={line.quantityIncrement}
        size="small"
        aria-describedby={isRefused ? refusedId : undefined}
        aria-invalid={isRefused}
        onChange={change}
        onProblem={setProblem}
      />
      <noscript>
        <Button type="submit" size="small">
          {intl.formatMessage({ id: 'checkout.cart.update' })}
        </Button>
      </noscript>
      {isRefused ? (
        <span id={refusedId} role="alert" className={styles.refused}>
          {problem ? <QuantityProblemText problem={problem} /> : <RefusalText code={code ?? ''} />}
        </span>
      ) : null}
    </form>
  );
}

/**
 * Changes the quantity of a line, and tells the page where the line is gone by then. `code` says why the last change was
 * refused.
 */
function useQuantityChange({ lineId, name }: CartLine) {
  const { post, answer, send } = useCartChange();
  const tellGone = useTellGone();
  const changeQuantity = async (quantity: number) => {
    const { code } = await send({ intent: 'change', lineId, quantity: String(quantity) });
    if (code === 'CART_CHANGED') tellGone(name);
  };
  return { post, change: (quantity: number) => void changeQuantity(quantity), code: answer?.code };
}
