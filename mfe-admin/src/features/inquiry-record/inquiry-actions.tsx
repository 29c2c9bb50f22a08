import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { Button, Field, Select, Textarea, TextInput } from '@gantry/ui';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { ActionOutcome } from './action-outcome.tsx';
import styles from './inquiry-record.module.css';
import { emptyDraft, missingFor, reasonsFor, type Reason, type TransitionDraft } from './transition-draft.ts';
import { useInquiryActions } from './use-inquiry-actions.ts';

/** Answers the customer and takes the inquiry on; what a transition needs is asked for where it is missing. */
export function InquiryActions({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const intl = useIntl();
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<TransitionDraft>(emptyDraft);
  const { outcome, setOutcome, isBusy, transition, write } = useInquiryActions(inquiry);
  const open = inquiry.transitions.filter(({ blockers }) => blockers.length === 0);
  const reasons = reasonsFor(open);
  const mayAct = open.length > 0 || inquiry.mayWrite;
  const change = (part: Partial<TransitionDraft>) => setDraft({ ...draft, ...part });
  const lacks = (field: string): string | undefined =>
    outcome?.kind === 'missing' && outcome.field === field
      ? intl.formatMessage({ id: `admin.inquiry.lacks.${field}` })
      : undefined;
  const focus = (field: string) => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  const onTransition = async (wanted: AdminInquiry['transitions'][number]) => {
    const field = missingFor(wanted, draft);
    if (field) {
      setOutcome({ kind: 'missing', to: wanted.to, field });
      focus(field);
      return;
    }
    if (await transition(wanted, draft)) setDraft(emptyDraft);
  };
  const onWrite = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.message.trim() === '') {
      setOutcome({ kind: 'missing', to: null, field: 'message' });
      focus('message');
      return;
    }
    if (await write(draft.message)) change({ message: '' });
  };

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
      <Field
        label={<FormattedMessage id="admin.inquiry.message" />}
        hint={<FormattedMessage id="admin.inquiry.message-hint" values={{ language: inquiry.locale }} />}
        error={lacks('message')}
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={4}
            maxLength={5000}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={<FormattedMessage id="admin.inquiry.note" />} error={lacks('note')}>
          {(control) => (
            <TextInput
              {...control}
              name="note"
              maxLength={500}
              value={draft.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
        {reasons.length > 0 ? (
          <Field label={<FormattedMessage id="admin.inquiry.reason" />} error={lacks('reason')}>
            {(control) => (
              <Select
                {...control}
                name="reason"
                value={draft.reason}
                onChange={(event) => change({ reason: event.target.value as Reason | '' })}
              >
                <option value="">{intl.formatMessage({ id: 'admin.inquiry.no-reason' })}</option>
                {reasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {intl.formatMessage({ id: `admin.inquiry.reason.${reason}` })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {draft.reason === 'merged' ? (
          <Field label={<FormattedMessage id="admin.inquiry.mergedInto" />} error={lacks('mergedInto')}>
            {(control) => (
              <TextInput
                {...control}
                name="mergedInto"
                mono
                maxLength={40}
                value={draft.mergedInto}
                onChange={(event) => change({ mergedInto: event.target.value })}
              />
            )}
          </Field>
        ) : null}
      </div>
      <div className={styles.buttons}>
        {inquiry.mayWrite ? (
          <Button type="submit" variant="primary" size="small" busy={isBusy}>
            <FormattedMessage id="admin.inquiry.send" />
          </Button>
        ) : null}
        <div role="group" aria-labelledby="inquiry-transitions" className={styles.buttons}>
          <span id="inquiry-transitions" className={recordStyles.soft}>
            <FormattedMessage id="admin.inquiry.transitions" />
          </span>
          {open.map((one) => (
            <Button
              key={one.to}
              size="small"
              variant={inquiry.status === 'new' && one.to === 'in-work' ? 'primary' : 'secondary'}
              busy={isBusy}
              onClick={() => void onTransition(one)}
            >
              <FormattedMessage id={`admin.quote-status.${one.to}`} />
            </Button>
          ))}
        </div>
      </div>
      {outcome ? <ActionOutcome outcome={outcome} /> : null}
    </form>
  );
}
