import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { QuantityProblemText } from '@gantry/forms/quantity-problem-text';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RefusalText } from '../../features/cart/refusal-text.tsx';
import type { QuantityProblem } from '@gantry/domain/order-quantity';
import styles from './add-to-cart.module.css';
import { PartedText } from './parted-text.tsx';
import type { Refused } from './use-add-line.ts';

export interface AddOutcomeProps {
  /** what is wrong with the quantity entered */
  readonly problem: QuantityProblem | null;
  readonly refused: Refused | undefined;
  /** the line in the cart, where parts of it leave on days of their own */
  readonly parted: CartLine | undefined;
  readonly isAdded: boolean;
  readonly isBox: boolean;
  /** how often it was added: in a row each time is shown anew */
  readonly times: number;
}

/** What became of adding, where it was done. The place is there from the start, so nothing moves and all is read out. */
export function AddOutcome({ problem, refused, parted, isAdded, isBox, times }: AddOutcomeProps) {
  const isRefused = Boolean(problem ?? refused);
  return (
    <span role="status" className={styles.outcome} data-refused={isRefused || undefined}>
      {problem ? <QuantityProblemText problem={problem} /> : refused ? <RefusalText {...refused} /> : null}
      {!isRefused && parted ? (
        <span className={styles.short}>
          <PartedText line={parted} />{' '}
        </span>
      ) : null}
      {isAdded && !problem ? (
        <span key={times} className={styles.done}>
          <FormattedMessage id="checkout.add.done" />{' '}
          {isBox ? (
            <Link to={cartPath()}>
              <FormattedMessage id="checkout.add.view" />
            </Link>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}
