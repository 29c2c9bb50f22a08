import { failureOf, withKey } from '@gantry/api-client';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { InquiryWithdraw, InquiryWrite } from '@gantry/forms/inquiry-forms';
import { EditLinesForm } from '@gantry/forms/edit-lines-form';
import type { PostedLines } from '@gantry/forms/edited-lines';
import { inquiryRefusal, type PostedInquiryChange } from '@gantry/forms/posted-inquiry-change';
import {
  useSalesEditQuoteLinesMutation,
  useSalesGetInquiryQuery,
  useSalesWithdrawInquiryMutation,
  useSalesWriteToInquiryMutation,
} from '../../api/inquiries.endpoints.ts';
import type { InquiryKey } from './inquiry-key.ts';
import styles from './inquiry-status.module.css';

const texts = 'catalog.inquiry';

interface InquiryChangesProps {
  readonly inquiry: Inquiry;
  readonly inquiryKey: InquiryKey;
  readonly posted: PostedInquiryChange | PostedLines | undefined;
}

/** What the customer may do now: write and withdraw. Refused, the inquiry is read again: it may have moved on. */
export function InquiryChanges({ inquiry, inquiryKey, posted }: InquiryChangesProps) {
  const { refetch } = useSalesGetInquiryQuery(inquiryKey);
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
      {inquiry.may.includes('edit') && inquiry.lines.length > 0 ? (
        <EditLinesForm
          key={inquiry.version}
          inquiry={inquiry}
          posted={posted?.intent === 'lines' ? posted : undefined}
          send={async (body, key) => answered(await edit(withKey({ ...inquiryKey, body }, key)))}
        />
      ) : null}
      {inquiry.may.includes('write') ? (
        <InquiryWrite
          {...shared}
          key={inquiry.messages.length}
          status={inquiry.status}
          send={async (body, key) => answered(await write(withKey({ ...inquiryKey, body }, key)))}
        />
      ) : null}
      {inquiry.may.includes('withdraw') ? (
        <InquiryWithdraw
          {...shared}
          className={styles.withdraw}
          send={async (body, key) => answered(await withdraw(withKey({ ...inquiryKey, body }, key)))}
        />
      ) : null}
    </>
  );
}
