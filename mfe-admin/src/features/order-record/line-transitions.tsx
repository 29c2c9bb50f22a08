import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReasonField } from '../../parts/reason-field.tsx';
import recordStyles from '../../parts/record.module.css';
import { BlockedTransitions } from './blocked-transitions.tsx';
import { OrderLines } from './order-lines.tsx';
import { sharedTransitions } from './shared-transitions.ts';
import { TransitionButtons } from './transition-buttons.tsx';
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

  const chooseTransition = async ({ to, needs }: (typeof shared)[number]) => {
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
        <TransitionButtons count={chosen.length} open={open} isBusy={isBusy} onChoose={chooseTransition} />
        <BlockedTransitions transitions={shared.filter((one) => !open.includes(one))} />
      </div>
      {outcome ? <TransitionOutcome outcome={outcome} /> : null}
    </div>
  );
}
