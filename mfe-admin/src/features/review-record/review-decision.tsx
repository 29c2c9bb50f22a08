import { transitionReviewSchema, type AdminReview } from '@gantry/contracts/schemas/review';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form } from '@gantry/forms/form';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './review-record.module.css';
import { useDecision, type DecisionOutcome } from './use-decision.ts';

type Transition = AdminReview['transitions'][number];

/** What stands in the form of a review: the transition whose button was pressed, and its reason. */
const decisionSchema = (transitions: readonly Transition[]) => {
  const needsReason = new Set(transitions.filter((one) => one.needsReason).map(({ to }) => to));
  return v.pipe(
    v.pick(transitionReviewSchema, ['to', 'reason']),
    v.forward(
      v.check(({ to, reason }) => Boolean(reason) || !needsReason.has(to), 'is needed for this transition'),
      ['reason'],
    ),
  );
};
const noReason = { reason: '' };

/** What this person may do with the review, and what became of it. */
export function ReviewDecision({ review }: { readonly review: AdminReview }) {
  const intl = useIntl();
  const { decide, outcome } = useDecision(review);
  const { transitions } = review;
  const schema = useMemo(() => decisionSchema(transitions), [transitions]);
  return (
    <div className={recordStyles.actions}>
      {transitions.length > 0 ? (
        <Form
          id="decision"
          className={recordStyles.actions}
          schema={schema}
          initialValues={noReason}
          startsOver
          onSubmit={(values, { keyFor }) => decide(values, keyFor)}
        >
          <TextField
            name="reason"
            label={intl.formatMessage({ id: 'admin.review.reason' })}
            hint={intl.formatMessage({ id: 'admin.review.reason-hint' })}
          />
          <DecisionButtons transitions={transitions} />
        </Form>
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

/** A button for each open transition. */
function DecisionButtons({ transitions }: { readonly transitions: readonly Transition[] }) {
  return (
    <div className={styles.buttons}>
      {transitions.map(({ to }) => (
        <ChoiceButton key={to} name="to" value={to} variant={variants[to] ?? 'secondary'}>
          <FormattedMessage id={`admin.review.to-${to}`} />
        </ChoiceButton>
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
  return (
    <OutcomeAlert kind={kind} title={<FormattedMessage id="admin.review.refused" />}>
      <FormattedMessage id={refusalText('admin.review', outcome.failure)} />
    </OutcomeAlert>
  );
}
