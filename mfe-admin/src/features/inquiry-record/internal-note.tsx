import { failureOf, withKey } from '@gantry/api-client';
import { text } from '@gantry/contracts/schemas/common';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesAdminWriteToInquiryMutation } from '../../api/inquiries.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';

const schema = v.object({ internal: text() });
const empty = { internal: '' };

/** A note that only staff read, kept apart from the message to the customer so that one is never sent as the other. */
export function InternalNote({ number }: { readonly number: string }) {
  const intl = useIntl();
  const { addNote, isAdded } = useAddNote(number);
  return (
    <Form
      id="internal-note"
      className={recordStyles.actions}
      aria-label={intl.formatMessage({ id: 'admin.inquiry.internal-note' })}
      schema={schema}
      initialValues={empty}
      startsOver
      onSubmit={addNote}
    >
      <TextareaField
        name="internal"
        label={intl.formatMessage({ id: 'admin.inquiry.internal-note' })}
        hint={intl.formatMessage({ id: 'admin.inquiry.internal-hint' })}
        rows={2}
      />
      <div>
        <SubmitButton variant="secondary">
          <FormattedMessage id="admin.inquiry.add-note" />
        </SubmitButton>
      </div>
      {isAdded ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.inquiry.note-added" />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

function useAddNote(number: string) {
  const [writeCall] = useSalesAdminWriteToInquiryMutation();
  const [isAdded, setAdded] = useState(false);
  const addNote = async (
    { internal }: v.InferOutput<typeof schema>,
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    const body = { text: internal, audience: 'internal' as const };
    const { error } = await writeCall(withKey({ params: { number }, body }, keyFor(body)));
    setAdded(!error);
    return error ? { failure: failureOf(error) } : undefined;
  };
  return { addNote, isAdded };
}
