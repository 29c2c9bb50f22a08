import type { AdminReview } from '@gantry/contracts/schemas/review';
import { Alert, Button, Field, TextInput } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './review-record.module.css';
import { useDecision, type DecisionOutcome } from './use-decision.ts';

/** What this person may do with the review, and what became of it. */
export function ReviewDecision({ review }: { readonly review: AdminReview }) {
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const { decide, outcome, setOutcome, isBusy } = useDecision(review);

  const choose = async ({ to, needsReason }: AdminReview['moves'][number]) => {
    if (needsReason && reason.trim() === '') {
      setOutcome({ kind: 'reason-missing', to });
      reasonField.current?.focus();
      return;
    }
    if (await decide(to, reason)) setReason('');
  };
  return (
    <div className={styles.decision}>
      {review.moves.length > 0 ? (
        <>
          <Field
            label={<FormattedMessage id="admin.review.reason" />}
            hint={<FormattedMessage id="admin.review.reason-hint" />}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={reasonField}
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <div className={styles.buttons}>
            {review.moves.map((move) => (
              <Button
                key={move.to}
                variant={variants[move.to] ?? 'secondary'}
                busy={isBusy}
                onClick={() => void choose(move)}
              >
                <FormattedMessage id={`admin.review.to-${move.to}`} />
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className={styles.hint}>
          <FormattedMessage id="admin.review.no-moves" />
        </p>
      )}
      {outcome ? <Outcome outcome={outcome} /> : null}
    </div>
  );
}

const variants: Readonly<Record<string, 'primary' | 'danger'>> = { approved: 'primary', deleted: 'danger' };
const worded: readonly string[] = ['STALE_VERSION', 'WRONG_STATE', 'NOT_PERMITTED', 'NOT_FOUND'];

/** What became of a decision, where it was made. */
function Outcome({ outcome }: { outcome: DecisionOutcome }) {
  const { kind, to } = outcome;
  if (kind === 'done') {
    return (
      <Alert tone="good" live="polite">
        <FormattedMessage id={`admin.review.done-${to}`} />
      </Alert>
    );
  }
  if (kind === 'reason-missing') {
    return (
      <Alert tone="warn" live="assertive">
        <FormattedMessage id="admin.review.reason-missing" />
      </Alert>
    );
  }
  const code = outcome.failure?.code ?? 'none';
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id="admin.review.refused" />}>
      <FormattedMessage id={`admin.review.${worded.includes(code) ? code : 'other'}`} />
    </Alert>
  );
}
