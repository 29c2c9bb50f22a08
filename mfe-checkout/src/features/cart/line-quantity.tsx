import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { QuantityProblem } from '@gantry/domain/order-quantity';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { Button, QuantityField } from '@gantry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import styles from './cart.module.css';
import type { CartChange } from './change-cart.ts';
import { useTellGone } from './gone-lines.tsx';
import { QuantityProblemText } from './quantity-problem-text.tsx';
import { RefusalText } from './refusal-text.tsx';
import { useAfterChange } from './use-after-change.ts';

/** How many of a line: settled when the field is left; with scripts off by its own button. */
export function LineQuantity({ line }: { readonly line: CartLine }) {
  const intl = useIntl();
  const { fetcher, change, code } = useQuantityChange(line);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const refusedId = `refused-${line.lineId}`;
  const isRefused = Boolean(problem ?? code);
  return (
    // Enter settles the field, which sends the change; sending the form as well would do it twice
    <fetcher.Form
      method="post"
      action={cartPath()}
      className={styles.quantity}
      onSubmit={(event) => event.preventDefault()}
    >
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
    </fetcher.Form>
  );
}

/**
 * Changes the quantity of a line, and tells the page where the line is gone by then. `code` says why the last change was
 * refused.
 */
function useQuantityChange({ lineId, name }: CartLine) {
  const fetcher = useFetcher<CartChange>();
  const tellGone = useTellGone();
  useAfterChange(fetcher, ({ code }) => {
    if (code === 'CART_CHANGED') tellGone(name);
  });
  const changeQuantity = (quantity: number) =>
    void fetcher.submit({ intent: 'change', lineId, quantity }, { method: 'post', action: cartPath() });
  return { fetcher, change: changeQuantity, code: fetcher.data?.code };
}
