import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form } from '@gantry/forms/form';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { ActionOutcome } from './action-outcome.tsx';
import { MessageField, TransitionFields } from './draft-fields.tsx';
import styles from './inquiry-record.module.css';
import { draftSchema, emptyDraft } from './transition-draft.ts';
import { useInquiryActions } from './use-inquiry-actions.ts';

/** Answers the customer and takes the inquiry on; what a transition needs is asked for where it is missing. */
export function InquiryActions({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const { outcome, submitDraft } = useInquiryActions(inquiry);
  const { transitions } = inquiry;
  const open = useMemo(() => transitions.filter(isOpen), [transitions]);
  const schema = useMemo(() => draftSchema(open), [open]);
  const mayAct = open.length > 0 || inquiry.mayWrite;

  if (!mayAct) return outcome ? <ActionOutcome outcome={outcome} /> : null;
  return (
    <section className={recordStyles.actions} aria-labelledby="inquiry-actions">
      <h2 id="inquiry-actions" className={styles.title}>
        <FormattedMessage id="admin.inquiry.actions" />
      </h2>
      <Form
        id="inquiry"
        className={styles.form}
        aria-labelledby="inquiry-actions"
        schema={schema}
        initialValues={emptyDraft}
        startsOver
        onSubmit={(values, { keyFor }) => submitDraft({ ...emptyDraft, ...values }, keyFor)}
      >
        <MessageField locale={inquiry.locale} />
        <TransitionFields open={open} />
        <div className={styles.buttons}>
          {inquiry.mayWrite ? (
            <ChoiceButton name="to" value="" variant="primary" size="small">
              <FormattedMessage id="admin.inquiry.send" />
            </ChoiceButton>
          ) : null}
          <TransitionButtons status={inquiry.status} open={open} />
        </div>
      </Form>
      {outcome ? <ActionOutcome outcome={outcome} /> : null}
    </section>
  );
}

/** Lines are priced while the page stands open: whether all are is for the server to say when it is asked. */
const isOpen = ({ blockers }: AdminInquiry['transitions'][number]): boolean =>
  blockers.every((blocker) => blocker === 'UNPRICED_LINES');

interface TransitionButtonsProps {
  readonly status: AdminInquiry['status'];
  readonly open: AdminInquiry['transitions'];
}

/** A button for each open transition; the first step of a new inquiry stands out. */
function TransitionButtons({ status, open }: TransitionButtonsProps) {
  return (
    <div role="group" aria-labelledby="inquiry-transitions" className={styles.buttons}>
      <span id="inquiry-transitions" className={recordStyles.soft}>
        <FormattedMessage id="admin.inquiry.transitions" />
      </span>
      {open.map(({ to }) => (
        <ChoiceButton
          key={to}
          name="to"
          value={to}
          size="small"
          variant={status === 'new' && to === 'in-work' ? 'primary' : 'secondary'}
        >
          <FormattedMessage id={`admin.quote-status.${to}`} />
        </ChoiceButton>
      ))}
    </div>
  );
}
