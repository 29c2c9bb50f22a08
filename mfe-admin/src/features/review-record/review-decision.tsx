import type { AdminReview } from '@gantry/contracts/schemas/review';
import { Button } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { ReasonField } from '../../parts/reason-field.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './review-record.module.css';
import { useDecision, type DecisionOutcome } from './use-decision.ts';

type Transition = AdminReview['transitions'][number];

/** What this person may do with the review, and what became of it. */
export function ReviewDecision({ review }: { readonly review: AdminReview }) {
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const { decide, outcome, setOutcome, isBusy } = useDecision(review);

  const chooseTransition = async ({ to, needsReason }: Transition) => {
    if (needsReason && reason.trim() === '') {
      setOutcome({ kind: 'reason-missing', to });
      reasonField.current?.focus();
      return;
    }
    if (await decide(to, reason)) setReason('');
  };
  return (
    <div className={recordStyles.actions}>
      {review.transitions.length > 0 ? (
        <>
          <ReasonField
            label={<FormattedMessage id="admin.review.reason" />}
            hint={<FormattedMessage id="admin.review.reason-hint" />}
            ref={reasonField}
            value={reason}
            onChange={setReason}
          />
          <DecisionButtons
            transitions={review.transitions}
            isBusy={isBusy}
            onChoose={(transition) => void chooseTransition(transition)}
          />
        </>
      ) : (
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.review.no-transitions" />
        </p>
      )}
      {outcome ? <Outcome outcome={outcome} /> : null}
    </div>
  );
}

const variants: Readonly<Record<string, 'primary' | 'danger'>> = { approved: 'primary', deleted: 'danger' };

interface DecisionButtonsProps {
  readonly transitions: readonly Transition[];
  readonly isBusy: boolean;
  readonly onChoose: (transition: Transition) => void;
}

/** A button for each open transition. */
function DecisionButtons({ transitions, isBusy, onChoose }: DecisionButtonsProps) {
  return (
    <div className={styles.buttons}>
      {transitions.map((transition) => (
        <Button
          key={transition.to}
          variant={variants[transition.to] ?? 'secondary'}
          busy={isBusy}
          onClick={() => onChoose(transition)}
        >
          <FormattedMessage id={`admin.review.to-${transition.to}`} />
        </Button>
      ))}
    </div>
  );
}

/** What became of a decision. */
function Outcome({ outcome }: { outcome: DecisionOutcome }) {
  const { kind, to } = outcome;
  if (kind === 'done') {
    return (
      <OutcomeAlert kind={kind}>
        <FormattedMessage id={`admin.review.done-${to}`} />
      </OutcomeAlert>
    );
  }
  if (kind === 'reason-missing') {
    return (
      <OutcomeAlert kind="missing">
        <FormattedMessage id="admin.review.reason-missing" />
      </OutcomeAlert>
    );
  }
  return (
    <OutcomeAlert kind={kind} title={<FormattedMessage id="admin.review.refused" />}>
      <FormattedMessage id={refusalText('admin.review', outcome.failure)} />
    </OutcomeAlert>
  );
}
