import { withKey } from '@gantry/api-client';
import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import {
  useSalesAdminCancelInvoiceMutation,
  useSalesAdminDisputeInvoiceMutation,
  useSalesAdminSendInvoiceMutation,
  useSalesAdminSettleDisputeMutation,
  useSalesAdminVoidInvoiceMutation,
} from '../../api/invoices.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import type { ActKind } from './act-forms.ts';

/** Does something to an invoice; what came of it is shown by the record itself. */
export function useInvoiceAct(kind: ActKind, { number, version }: AdminInvoice) {
  const calls = {
    send: useSalesAdminSendInvoiceMutation()[0],
    dispute: useSalesAdminDisputeInvoiceMutation()[0],
    'settle-dispute': useSalesAdminSettleDisputeMutation()[0],
    cancel: useSalesAdminCancelInvoiceMutation()[0],
    void: useSalesAdminVoidInvoiceMutation()[0],
  };
  return async (values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, version };
    const send = calls[kind] as (argument: unknown) => Promise<{ error?: unknown }>;
    const { error } = await send(withKey({ params: { number }, body }, keyFor(body)));
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.invoice.refusal');
  };
}
