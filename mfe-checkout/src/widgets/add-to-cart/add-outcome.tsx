import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { ErrorCode } from '@gantry/contracts/errors';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RefusalText } from '../../features/cart/refusal-text.tsx';
import styles from './add-to-cart.module.css';

export interface AddOutcomeProps {
  readonly code: ErrorCode | null;
  readonly isAdded: boolean;
  readonly isBox: boolean;
  /** how often it was added: in a row each time is shown anew */
  readonly times: number;
}

/** What became of adding, where it was done. The place is there from the start, so nothing moves and all is read out. */
export function AddOutcome({ code, isAdded, isBox, times }: AddOutcomeProps) {
  return (
    <span role="status" className={styles.outcome} data-refused={code !== null || undefined}>
      {code ? <RefusalText code={code} /> : null}
      {isAdded ? (
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
