import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { Field, Select, Textarea, TextInput } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './inquiry-record.module.css';
import { reasonsFor, type Reason, type TransitionDraft } from './transition-draft.ts';

interface DraftFieldProps {
  readonly draft: TransitionDraft;
  /** the field the last action could not do without */
  readonly missing: string | undefined;
  readonly onChange: (part: Partial<TransitionDraft>) => void;
}

const lacks = (field: keyof TransitionDraft, missing: string | undefined): ReactNode =>
  missing === field ? <FormattedMessage id={`admin.inquiry.lacks.${field}`} /> : undefined;

/** The message to the customer. */
export function MessageField({
  draft,
  missing,
  onChange,
  language,
}: DraftFieldProps & { readonly language: AdminInquiry['locale'] }) {
  return (
    <Field
      label={<FormattedMessage id="admin.inquiry.message" />}
      hint={<FormattedMessage id="admin.inquiry.message-hint" values={{ language }} />}
      error={lacks('message', missing)}
    >
      {(control) => (
        <Textarea
          {...control}
          name="message"
          rows={4}
          maxLength={5000}
          value={draft.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      )}
    </Field>
  );
}

/** What the open transitions may need besides the message: a note, a reason, the inquiry it is merged into. */
export function TransitionFields({
  open,
  ...field
}: DraftFieldProps & { readonly open: AdminInquiry['transitions'] }) {
  const reasons = reasonsFor(open);
  const { draft, missing, onChange } = field;
  return (
    <div className={styles.pair}>
      <Field label={<FormattedMessage id="admin.inquiry.note" />} error={lacks('note', missing)}>
        {(control) => (
          <TextInput
            {...control}
            name="note"
            maxLength={500}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
      {reasons.length > 0 ? <ReasonChoice reasons={reasons} {...field} /> : null}
      {draft.reason === 'merged' ? <MergedIntoField {...field} /> : null}
    </div>
  );
}

function ReasonChoice({
  reasons,
  draft,
  missing,
  onChange,
}: DraftFieldProps & { readonly reasons: readonly Reason[] }) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="admin.inquiry.reason" />} error={lacks('reason', missing)}>
      {(control) => (
        <Select
          {...control}
          name="reason"
          value={draft.reason}
          onChange={(event) => onChange({ reason: event.target.value as Reason | '' })}
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
  );
}

function MergedIntoField({ draft, missing, onChange }: DraftFieldProps) {
  return (
    <Field label={<FormattedMessage id="admin.inquiry.mergedInto" />} error={lacks('mergedInto', missing)}>
      {(control) => (
        <TextInput
          {...control}
          name="mergedInto"
          mono
          maxLength={40}
          value={draft.mergedInto}
          onChange={(event) => onChange({ mergedInto: event.target.value })}
        />
      )}
    </Field>
  );
}
