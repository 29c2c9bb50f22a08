import { failureOf, newKey, withKey } from '@gantry/api-client';
import { inquiryMessageFormSchema, type Inquiry } from '@gantry/contracts/schemas/inquiry';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesGetMyInquiryQuery, useSalesWriteToInquiryMutation } from '../../api/inquiries.endpoints.ts';
import { returned, type PostedChange } from './posted-change.ts';
import { refusalOf } from './refusal-of.ts';

const empty = { text: '' };

export interface ChangeProps {
  readonly inquiry: Inquiry;
  readonly posted: PostedChange | undefined;
}

/** A message of the customer: his reply where we wait for him, a new beginning where it was cancelled. */
export function InquiryWrite({ inquiry, posted }: ChangeProps) {
  const intl = useIntl();
  const params = { number: inquiry.number };
  const { refetch } = useSalesGetMyInquiryQuery({ params });
  const [write] = useSalesWriteToInquiryMutation();
  const [plainKey] = useState(() => newKey());
  const label = intl.formatMessage({ id: `account.inquiry.${purposeOf(inquiry)}` });
  const back = returned(posted, 'write', label);
  return (
    <Form
      id="write"
      schema={inquiryMessageFormSchema}
      initialValues={back?.values ?? empty}
      posted={back?.posted}
      onSubmit={async (body, { keyFor }) => {
        const { error } = await write(withKey({ params, query: {}, body }, keyFor(body)));
        if (!error) return undefined;
        void refetch();
        return refusalOf(failureOf(error));
      }}
    >
      <input type="hidden" name="intent" value="write" />
      {/* Names this one press where no script can; the server's and the browser's need not be the same. */}
      <input type="hidden" name="key" value={plainKey} suppressHydrationWarning />
      <TextareaField name="text" label={label} rows={4} />
      <div>
        <SubmitButton plain>
          <FormattedMessage id="account.inquiry.send" />
        </SubmitButton>
      </div>
    </Form>
  );
}

function purposeOf({ status }: Inquiry): 'reply' | 'again' | 'write' {
  if (status.startsWith('waiting-customer')) return 'reply';
  return status === 'cancelled' ? 'again' : 'write';
}
