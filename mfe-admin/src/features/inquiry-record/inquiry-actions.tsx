import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { Button } from '@gantry/ui';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { ActionOutcome } from './action-outcome.tsx';
import { MessageField, TransitionFields } from './draft-fields.tsx';
import styles from './inquiry-record.module.css';
import { useActionForm } from './use-action-form.ts';

/** Answers the customer and takes the inquiry on; what a transition needs is asked for where it is missing. */
export function InquiryActions({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const element = useRef<HTMLFormElement>(null);
  const { draft, change, outcome, isBusy, onTransition, onWrite } = useActionForm(inquiry, element);
  const open = inquiry.transitions.filter(({ blockers }) => blockers.length === 0);
  const mayAct = open.length > 0 || inquiry.mayWrite;
  const missing = outcome?.kind === 'missing' ? outcome.field : undefined;

  if (!mayAct) return outcome ? <ActionOutcome outcome={outcome} /> : null;
  return (
    <form
      ref={element}
      className={recordStyles.actions}
      aria-labelledby="inquiry-actions"
      noValidate
      onSubmit={onWrite}
    >
      <h2 id="inquiry-actions" className={styles.title}>
        <FormattedMessage id="admin.inquiry.actions" />
      </h2>
      <MessageField draft={draft} missing={missing} onChange={change} language={inquiry.locale} />
      <TransitionFields draft={draft} missing={missing} onChange={change} open={open} />
      <div className={styles.buttons}>
        {inquiry.mayWrite ? (
          <Button type="submit" variant="primary" size="small" busy={isBusy}>
            <FormattedMessage id="admin.inquiry.send" />
          </Button>
        ) : null}
        <TransitionButtons
          status={inquiry.status}
          open={open}
          isBusy={isBusy}
          onTransition={(wanted) => void onTransition(wanted)}
        />
      </div>
      {outcome ? <ActionOutcome outcome={outcome} /> : null}
    </form>
  );
}

interface TransitionButtonsProps {
  readonly status: AdminInquiry['status'];
  readonly open: AdminInquiry['transitions'];
  readonly isBusy: boolean;
  readonly onTransition: (wanted: AdminInquiry['transitions'][number]) => void;
}

/** A button for each open transition; the first step of a new inquiry stands out. */
function TransitionButtons({ status, open, isBusy, onTransition }: TransitionButtonsProps) {
  return (
    <div role="group" aria-labelledby="inquiry-transitions" className={styles.buttons}>
      <span id="inquiry-transitions" className={recordStyles.soft}>
        <FormattedMessage id="admin.inquiry.transitions" />
      </span>
      {open.map((one) => (
        <Button
          key={one.to}
          size="small"
          variant={status === 'new' && one.to === 'in-work' ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => onTransition(one)}
        >
          <FormattedMessage id={`admin.quote-status.${one.to}`} />
        </Button>
      ))}
    </div>
  );
}
