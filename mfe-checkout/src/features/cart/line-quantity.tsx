import type { CartLine } from '@gantry/contracts/schemas/cart';
import { ActionForm } from '@gantry/forms/action-form';
import { QuantityProblemText } from '@gantry/forms/quantity-problem-text';
import { Button, QuantityField } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.endpoints.ts';
import styles from './cart.module.css';
import { useTellGone } from './gone-lines.tsx';
import type { RefusedQuantity } from './refused-quantity.ts';
import { RefusalText } from './refusal-text.tsx';
import { useCartChange } from './use-cart-change.ts';

interface LineQuantityProps {
  readonly line: CartLine;
  /** what was entered where no scripts run, and refused: it stays in the field */
  readonly refused?: RefusedQuantity | undefined;
}

/** How many of a line: settled when the field is left; with scripts off by its own button. */
export function LineQuantity({ line, refused }: LineQuantityProps) {
  const intl = useIntl();
  const { post, change, typed, setProblem, ...refusal } = useSettled(line, refused);
  const refusedId = `refused-${line.lineId}`;
  const isRefused = Boolean(refusal.problem ?? refusal.code);
  return (
    <ActionForm
      {...post}
      className={styles.quantity}
      fields={{ intent: 'change', lineId: line.lineId, was: line.quantity }}
      // Enter settles the field, which sends the change; sending the form as well would do it twice
      onAct={() => undefined}
    >
      <QuantityField
        name="quantity"
        label={intl.formatMessage({ id: 'checkout.cart.quantity-of' }, { name: line.name })}
        value={typed ?? line.quantity}
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
      {isRefused ? <Refusal id={refusedId} {...refusal} inCart={line.quantity} /> : null}
    </ActionForm>
  );
}

/** The change of a line's quantity, and what was refused of it where no scripts run until it is changed again. */
function useSettled(line: CartLine, refused: RefusedQuantity | undefined) {
  const change = useQuantityChange(line);
  const [problem, setProblem] = useState(() => refused?.problem ?? null);
  const { code = refused?.code, short = refused?.short, typed = refused?.typed } = change;
  return { ...change, code, short, typed, problem, setProblem };
}

interface RefusalProps extends Pick<
  ReturnType<typeof useSettled>,
  'conflict' | 'short' | 'problem' | 'code'
> {
  readonly id: string;
  /** how many the cart has by now */
  readonly inCart: number;
}

/** What is wrong with the quantity, or what it is by now, or why it was refused. */
function Refusal({ id, ...refusal }: RefusalProps) {
  return (
    <span id={id} role="alert" className={styles.refused}>
      {reasonOf(refusal)}
    </span>
  );
}

function reasonOf({ problem, conflict, code, short, inCart }: Omit<RefusalProps, 'id'>) {
  if (problem) return <QuantityProblemText problem={problem} />;
  if (conflict) return <FormattedMessage id="checkout.cart.changed-elsewhere" values={conflict} />;
  return <RefusalText code={code ?? ''} short={short && { ...short, inCart }} />;
}

/**
 * Changes the quantity of a line, and tells the page where the line is gone by then. `code` says why the last change was
 * refused, `short` how many can come (then what was `typed` stays in the field); `conflict` what it is now and what was
 * wanted, where it was changed in another window meanwhile.
 */
function useQuantityChange({ lineId, name, quantity: shown }: CartLine) {
  const { post, answer, send } = useCartChange();
  const tellGone = useTellGone();
  const dispatch = useDispatch() as (action: unknown) => unknown;
  const running = useRef(0);
  const [wanted, setWanted] = useState(shown);
  const changeQuantity = async (quantity: number) => {
    setWanted(quantity);
    // what this window is changing itself is no conflict
    const was: Record<string, string> = running.current === 0 ? { was: String(shown) } : {};
    running.current += 1;
    const { code, current } = await send({ intent: 'change', lineId, quantity: String(quantity), ...was });
    running.current -= 1;
    if (code !== 'CART_CHANGED') return;
    if (current === undefined) tellGone(name);
    else dispatch(cartApi.util.invalidateTags(['Cart']));
  };
  const now = answer?.current;
  return {
    post,
    change: (quantity: number) => void changeQuantity(quantity),
    code: answer?.code ?? undefined,
    short: answer?.short,
    typed: answer?.short ? wanted : undefined,
    conflict: now === undefined ? null : { now, wanted },
  };
}
