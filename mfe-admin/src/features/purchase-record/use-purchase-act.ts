import { withKey } from '@gantry/api-client';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import {
  useSalesAdminConfirmPurchaseOrderMutation,
  useSalesAdminInvoicePurchaseOrderMutation,
  useSalesAdminReceivePurchaseOrderMutation,
  useSalesAdminReschedulePurchaseOrderMutation,
  useSalesAdminShipPurchaseOrderMutation,
} from '../../api/purchase-orders.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import type { ActKind } from './act-values.ts';

/** Sends what somebody noted about a purchase order; what came of it is shown by the record itself. */
export function usePurchaseAct(kind: ActKind, { id, version }: PurchaseOrder) {
  const calls = {
    confirmation: useSalesAdminConfirmPurchaseOrderMutation()[0],
    shipment: useSalesAdminShipPurchaseOrderMutation()[0],
    receipt: useSalesAdminReceivePurchaseOrderMutation()[0],
    reschedule: useSalesAdminReschedulePurchaseOrderMutation()[0],
    invoice: useSalesAdminInvoicePurchaseOrderMutation()[0],
  };
  return async (values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, version };
    const send = calls[kind] as (argument: unknown) => Promise<{ error?: unknown }>;
    const { error } = await send(withKey({ params: { id }, body }, keyFor(body)));
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.mpo.refusal');
  };
}
