import { failureOf, newKey, withKey } from '@gantry/api-client';
import { inquiryWithdrawalSchema } from '@gantry/contracts/schemas/inquiry';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesGetMyInquiryQuery, useSalesWithdrawInquiryMutation } from '../../api/inquiries.endpoints.ts';
import type { ChangeProps } from './inquiry-write.tsx';
import { returned } from './posted-change.ts';
import { refusalOf } from './refusal-of.ts';

const empty = { note: '' };

/** Takes an inquiry back; folded away, because few want to. */
export function InquiryWithdraw({ inquiry, posted }: ChangeProps) {
  const intl = useIntl();
  const params = { number: inquiry.number };
  const { refetch } = useSalesGetMyInquiryQuery({ params });
  const [withdraw] = useSalesWithdrawInquiryMutation();
  const [plainKey] = useState(() => newKey());
  const label = intl.formatMessage({ id: 'account.inquiry.withdraw-note' });
  const back = returned(posted, 'withdraw', label);
  return (
    <Disclosure summary={<FormattedMessage id="account.inquiry.withdraw" />} open={back !== undefined}>
      <p>
        <FormattedMessage id="account.inquiry.withdraw-text" />
      </p>
      <Form
        id="withdraw"
        schema={inquiryWithdrawalSchema}
        initialValues={back?.values ?? empty}
        posted={back?.posted}
        onSubmit={async (body, { keyFor }) => {
          const { error } = await withdraw(withKey({ params, query: {}, body }, keyFor(body)));
          if (!error) return undefined;
          void refetch();
          return refusalOf(failureOf(error));
        }}
      >
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="key" value={plainKey} suppressHydrationWarning />
        <TextareaField name="note" label={label} rows={2} optional />
        <div>
          <SubmitButton plain variant="danger">
            <FormattedMessage id="account.inquiry.withdraw-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
