import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { ErrorCode } from '@gantry/contracts/errors';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RefusalText } from '../../features/cart/refusal-text.tsx';
import type { QuantityProblem } from '@gantry/domain/order-quantity';
import { QuantityProblemText } from '../../features/cart/quantity-problem-text.tsx';
import styles from './add-to-cart.module.css';
import type { Shortage } from './use-add-line.ts';

export interface AddOutcomeProps {
  /** what is wrong with the quantity entered */
  readonly problem: QuantityProblem | null;
  /** less on the shelf than was added */
  readonly shortage: Shortage | undefined;
  readonly code: ErrorCode | null;
  readonly isAdded: boolean;
  readonly isBox: boolean;
  /** how often it was added: in a row each time is shown anew */
  readonly times: number;
}

/** What became of adding, where it was done. The place is there from the start, so nothing moves and all is read out. */
export function AddOutcome({ problem, shortage, code, isAdded, isBox, times }: AddOutcomeProps) {
  const isRefused = problem !== null || code !== null;
  return (
    <span role="status" className={styles.outcome} data-refused={isRefused || undefined}>
      {problem ? <QuantityProblemText problem={problem} /> : code ? <RefusalText code={code} /> : null}
      {!isRefused && shortage ? (
        <span className={styles.short}>
          <FormattedMessage
            id={`checkout.quantity.${shortage.isFinal ? 'only' : 'ships-partly'}`}
            values={{ now: shortage.available, later: shortage.wanted - shortage.available }}
          />{' '}
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
