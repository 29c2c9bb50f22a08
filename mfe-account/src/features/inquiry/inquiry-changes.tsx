import { failureOf, withKey } from '@gantry/api-client';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { InquiryWithdraw, InquiryWrite } from '@gantry/forms/inquiry-forms';
import { inquiryRefusal, type PostedInquiryChange } from '@gantry/forms/posted-inquiry-change';
import {
  useSalesGetMyInquiryQuery,
  useSalesWithdrawInquiryMutation,
  useSalesWriteToInquiryMutation,
} from '../../api/inquiries.endpoints.ts';

const texts = 'account.inquiry';

export interface InquiryChangesProps {
  readonly inquiry: Inquiry;
  readonly posted: PostedInquiryChange | undefined;
}

/** What the customer may do now: write and withdraw. Refused, the inquiry is read again: it may have moved on. */
export function InquiryChanges({ inquiry: { number, status, may, messages }, posted }: InquiryChangesProps) {
  const params = { number };
  const { refetch } = useSalesGetMyInquiryQuery({ params });
  const [write] = useSalesWriteToInquiryMutation();
  const [withdraw] = useSalesWithdrawInquiryMutation();
  const answered = ({ error }: { readonly error?: unknown }) => {
    if (!error) return undefined;
    void refetch();
    return inquiryRefusal(texts, failureOf(error));
  };
  const shared = { texts, posted };
  return (
    <>
      {may.includes('write') ? (
        <InquiryWrite
          {...shared}
          key={messages.length}
          status={status}
          send={async (body, key) => answered(await write(withKey({ params, query: {}, body }, key)))}
        />
      ) : null}
      {may.includes('withdraw') ? (
        <InquiryWithdraw
          {...shared}
          send={async (body, key) => answered(await withdraw(withKey({ params, query: {}, body }, key)))}
        />
      ) : null}
    </>
  );
}
