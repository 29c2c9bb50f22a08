import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { Button } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReasonField } from '../../parts/reason-field.tsx';
import recordStyles from '../../parts/record.module.css';
import { MoveOutcome } from './move-outcome.tsx';
import styles from './order-record.module.css';
import { OrderLines } from './order-lines.tsx';
import { needsReason, sharedMoves } from './shared-moves.ts';
import { useMoves } from './use-moves.ts';

/** The lines of an order and what may be done with the chosen ones. */
export function LineMoves({ order }: { readonly order: AdminOrder }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const { moveLines, outcome, setOutcome, isMoving } = useMoves(order);
  const allowed = sharedMoves(order.moves, chosen);

  const move = async (to: LineStatus) => {
    if (needsReason(order, chosen, to) && reason.trim() === '') {
      setOutcome({ kind: 'reason-missing', to });
      reasonField.current?.focus();
      return;
    }
    const isMoved = await moveLines(chosen, to, reason);
    if (!isMoved) return;
    setChosen([]);
    setReason('');
  };

  return (
    <div className={recordStyles.record}>
      <OrderLines order={order} chosen={chosen} onChoose={setChosen} />
      <div className={recordStyles.actions}>
        <ReasonField
          label={<FormattedMessage id="admin.move.reason" />}
          ref={reasonField}
          value={reason}
          onChange={setReason}
        />
        <div role="group" aria-labelledby="allowed-moves">
          <p id="allowed-moves" className={styles.moveLabel}>
            <FormattedMessage id="admin.move.label" values={{ count: chosen.length }} />
          </p>
          <div className={styles.buttons}>
            {allowed.map((to) => (
              <Button
                key={to}
                size="small"
                variant={to === 'confirmed' ? 'primary' : 'secondary'}
                busy={isMoving}
                onClick={() => void move(to)}
              >
                {to}
              </Button>
            ))}
            {allowed.length === 0 ? (
              <span className={recordStyles.soft}>
                <FormattedMessage id={chosen.length === 0 ? 'admin.move.choose' : 'admin.move.none'} />
              </span>
            ) : null}
          </div>
        </div>
      </div>
      {outcome ? <MoveOutcome outcome={outcome} /> : null}
    </div>
  );
}
