import { failureOf, newKey, withKey } from '@gantry/api-client';
import {
  inquiryMessageFormSchema,
  inquiryWithdrawalSchema,
  type Inquiry,
} from '@gantry/contracts/schemas/inquiry';
import type { Failure } from '@gantry/contracts/errors';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useSalesGetInquiryQuery,
  useSalesWithdrawInquiryMutation,
  useSalesWriteToInquiryMutation,
} from '../../api/inquiries.endpoints.ts';
import type { InquiryKey } from './inquiry-key.ts';
import styles from './inquiry-status.module.css';

/** What came back of one of the two forms when it was posted without scripts. */
export interface PostedWrite {
  readonly intent: 'write' | 'withdraw';
  readonly answer: Posted<Record<string, string>>;
}

interface WriteProps {
  readonly inquiry: Inquiry;
  readonly inquiryKey: InquiryKey;
  readonly posted: PostedWrite | undefined;
}
const noWords = { text: '' };
const noNote = { note: '' };

/** What the customer may do now: write, which is his reply where we wait for him, and withdraw. */
export function InquiryWrite(props: WriteProps) {
  const { may } = props.inquiry;
  return (
    <>
      {may.includes('write') ? <WriteForm key={props.inquiry.messages.length} {...props} /> : null}
      {may.includes('withdraw') ? <WithdrawForm {...props} /> : null}
    </>
  );
}

function WriteForm({ inquiry, inquiryKey, posted }: WriteProps) {
  const intl = useIntl();
  const [write] = useSalesWriteToInquiryMutation();
  const refused = useRefusal(inquiryKey);
  const [plainKey] = useState(() => newKey());
  const label = intl.formatMessage({ id: `catalog.inquiry.${purposeOf(inquiry)}` });
  const returned = posted?.intent === 'write' ? posted.answer : undefined;
  return (
    <Form
      id="write"
      schema={inquiryMessageFormSchema}
      initialValues={returned?.values ?? noWords}
      posted={returned && { problems: returned.problems, labels: { text: label } }}
      onSubmit={async (body, { keyFor }) => {
        const { error } = await write(withKey({ ...inquiryKey, body }, keyFor(body)));
        return error ? refused(failureOf(error)) : undefined;
      }}
    >
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="key" value={plainKey} suppressHydrationWarning />
      <TextareaField name="text" label={label} rows={4} />
      <div>
        <SubmitButton plain>
          <FormattedMessage id="catalog.inquiry.send" />
        </SubmitButton>
      </div>
    </Form>
  );
}

function purposeOf({ status }: Inquiry): 'reply' | 'again' | 'write' {
  if (status.startsWith('waiting-customer')) return 'reply';
  return status === 'cancelled' ? 'again' : 'write';
}

function WithdrawForm({ inquiryKey, posted }: WriteProps) {
  const intl = useIntl();
  const [withdraw] = useSalesWithdrawInquiryMutation();
  const refused = useRefusal(inquiryKey);
  const [plainKey] = useState(() => newKey());
  const label = intl.formatMessage({ id: 'catalog.inquiry.withdraw-note' });
  const returned = posted?.intent === 'withdraw' ? posted.answer : undefined;
  return (
    <Disclosure
      summary={<FormattedMessage id="catalog.inquiry.withdraw" />}
      open={returned !== undefined}
      className={styles.withdraw}
    >
      <p>
        <FormattedMessage id="catalog.inquiry.withdraw-text" />
      </p>
      <Form
        id="withdraw"
        schema={inquiryWithdrawalSchema}
        initialValues={returned?.values ?? noNote}
        posted={returned && { problems: returned.problems, labels: { note: label } }}
        onSubmit={async (body, { keyFor }) => {
          const { error } = await withdraw(withKey({ ...inquiryKey, body }, keyFor(body)));
          return error ? refused(failureOf(error)) : undefined;
        }}
      >
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="key" value={plainKey} suppressHydrationWarning />
        <TextareaField name="note" label={label} rows={2} optional />
        <div>
          <SubmitButton plain variant="danger">
            <FormattedMessage id="catalog.inquiry.withdraw-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

/** A refused change shows why, and reads the inquiry again: it may have moved on meanwhile. */
function useRefusal(inquiryKey: InquiryKey) {
  const { refetch } = useSalesGetInquiryQuery(inquiryKey);
  return (failure: Failure['error'] | undefined): SubmitAnswer => {
    if (failure?.code !== 'WRONG_STATE') return { failure };
    void refetch();
    return { failure, message: 'catalog.inquiry.changed' };
  };
}
