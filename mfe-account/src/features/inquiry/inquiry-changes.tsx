import { failureOf, withKey } from '@gantry/api-client';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { InquiryWithdraw, InquiryWrite } from '@gantry/forms/inquiry-forms';
import { EditLinesForm } from '@gantry/forms/edit-lines-form';
import type { PostedLines } from '@gantry/forms/edited-lines';
import { inquiryRefusal, type PostedInquiryChange } from '@gantry/forms/posted-inquiry-change';
import {
  useSalesEditQuoteLinesMutation,
  useSalesGetMyInquiryQuery,
  useSalesWithdrawInquiryMutation,
  useSalesWriteToInquiryMutation,
} from '../../api/inquiries.endpoints.ts';

const texts = 'account.inquiry';

export interface InquiryChangesProps {
  readonly inquiry: Inquiry;
  readonly posted: PostedInquiryChange | PostedLines | undefined;
}

/** What the customer may do now: write and withdraw. Refused, the inquiry is read again: it may have moved on. */
export function InquiryChanges({ inquiry, posted }: InquiryChangesProps) {
  const { number, status, may, messages } = inquiry;
  const params = { number };
  const { refetch } = useSalesGetMyInquiryQuery({ params });
  const [write] = useSalesWriteToInquiryMutation();
  const [edit] = useSalesEditQuoteLinesMutation();
  const [withdraw] = useSalesWithdrawInquiryMutation();
  const answered = ({ error }: { readonly error?: unknown }) => {
    if (!error) return undefined;
    void refetch();
    return inquiryRefusal(texts, failureOf(error));
  };
  const shared = { texts, posted: posted?.intent === 'lines' ? undefined : posted };
  return (
    <>
      {may.includes('edit') && inquiry.lines.length > 0 ? (
        <EditLinesForm
          key={inquiry.version}
          inquiry={inquiry}
          posted={posted?.intent === 'lines' ? posted : undefined}
          send={async (body, key) => answered(await edit(withKey({ params, query: {}, body }, key)))}
        />
      ) : null}
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
