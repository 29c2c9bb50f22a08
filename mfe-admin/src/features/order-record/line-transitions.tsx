import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { Button } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReasonField } from '../../parts/reason-field.tsx';
import recordStyles from '../../parts/record.module.css';
import { BlockedTransitions } from './blocked-transitions.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-record.module.css';
import { sharedTransitions } from './shared-transitions.ts';
import { TransitionOutcome } from './transition-outcome.tsx';
import { useTransitions } from './use-transitions.ts';

/** The lines of an order and what may be done with the chosen ones: what the server offers, and nothing else. */
export function LineTransitions({ order }: { readonly order: AdminOrder }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const { transitionLines, outcome, setOutcome, isBusy } = useTransitions(order);
  const shared = sharedTransitions(order.transitions, chosen);
  const open = shared.filter(({ blockers }) => blockers.length === 0);

  const choose = async ({ to, needs }: (typeof shared)[number]) => {
    if (needs.includes('reason') && reason.trim() === '') {
      setOutcome({ kind: 'reason-missing', to });
      reasonField.current?.focus();
      return;
    }
    const isDone = await transitionLines(chosen, to, reason);
    if (!isDone) return;
    setChosen([]);
    setReason('');
  };

  return (
    <div className={recordStyles.record}>
      <OrderLines order={order} chosen={chosen} onChoose={setChosen} />
      <div className={recordStyles.actions}>
        <ReasonField
          label={<FormattedMessage id="admin.transition.reason" />}
          ref={reasonField}
          value={reason}
          onChange={setReason}
        />
        <div role="group" aria-labelledby="open-transitions">
          <p id="open-transitions" className={styles.moveLabel}>
            <FormattedMessage id="admin.transition.label" values={{ count: chosen.length }} />
          </p>
          <div className={styles.buttons}>
            {open.map((transition) => (
              <Button
                key={transition.to}
                size="small"
                variant={transition.to === 'confirmed' ? 'primary' : 'secondary'}
                busy={isBusy}
                onClick={() => void choose(transition)}
              >
                {transition.to}
              </Button>
            ))}
            {open.length === 0 ? <NothingOpen isChosen={chosen.length > 0} /> : null}
          </div>
        </div>
        <BlockedTransitions transitions={shared.filter((one) => !open.includes(one))} />
      </div>
      {outcome ? <TransitionOutcome outcome={outcome} /> : null}
    </div>
  );
}

const NothingOpen = ({ isChosen }: { readonly isChosen: boolean }) => (
  <span className={recordStyles.soft}>
    <FormattedMessage id={isChosen ? 'admin.transition.none' : 'admin.transition.choose'} />
  </span>
);
