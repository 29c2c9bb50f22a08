import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useIntl } from 'react-intl';
import styles from './inquiry-record.module.css';
import { reasonsFor } from './transition-draft.ts';

/** The message to the customer. */
export function MessageField({ locale }: Pick<AdminInquiry, 'locale'>) {
  const intl = useIntl();
  const language = intl.formatMessage({ id: `admin.language.${locale}` });
  return (
    <TextareaField
      name="message"
      label={intl.formatMessage({ id: 'admin.inquiry.message' })}
      hint={intl.formatMessage({ id: 'admin.inquiry.message-hint' }, { language })}
      rows={4}
    />
  );
}

/** What the open transitions may need besides the message: a note, a reason, the inquiry or account it goes to. */
export function TransitionFields({ open }: { readonly open: AdminInquiry['transitions'] }) {
  const intl = useIntl();
  const reasons = reasonsFor(open);
  const chosen = useFormValue('reason');
  return (
    <div className={styles.pair}>
      <TextField name="note" label={intl.formatMessage({ id: 'admin.inquiry.note' })} />
      {reasons.length > 0 ? (
        <SelectField
          name="reason"
          label={intl.formatMessage({ id: 'admin.inquiry.reason' })}
          placeholder={intl.formatMessage({ id: 'admin.inquiry.no-reason' })}
          options={reasons.map((value) => ({
            value,
            label: intl.formatMessage({ id: `admin.inquiry.reason.${value}` }),
          }))}
        />
      ) : null}
      {open.some(({ needs }) => needs.includes('account')) ? (
        <TextField
          name="accountNumber"
          label={intl.formatMessage({ id: 'admin.inquiry.accountNumber' })}
          mono
        />
      ) : null}
      {chosen === 'merged' ? (
        <TextField name="mergedInto" label={intl.formatMessage({ id: 'admin.inquiry.mergedInto' })} mono />
      ) : null}
    </div>
  );
}
