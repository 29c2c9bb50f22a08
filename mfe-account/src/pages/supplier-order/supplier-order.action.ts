import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { supplierOrderPath } from '@gantry/contracts/addresses/account';
import { reschedulePurchaseOrderSchema } from '@gantry/contracts/schemas/purchase-confirmation';
import { answerSupplierOrderSchema } from '@gantry/contracts/schemas/purchase-order';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { supplierOrderApi } from '../../api/supplier-order.endpoints.ts';
import {
  orderRefusal,
  postedDays,
  postedOrderAnswer,
  type PostedReschedule,
  type PostedOrderAnswer,
} from '../../features/supplier-order/order-answer.ts';

const { salesAnswerSupplierOrder, salesRescheduleSupplierOrder } = supplierOrderApi.endpoints;

/** Takes an answer or new days where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedOrderAnswer | PostedReschedule | Response> {
  const store = context.get(storeContext);
  const token = params.token ?? '';
  const form = await request.formData();
  const key = postedText(form, 'key');
  if (postedText(form, 'answer') === 'move') {
    const moved = await sendPosted(reschedulePurchaseOrderSchema, postedDays(form), async (body) => {
      const call = salesRescheduleSupplierOrder.initiate(withKey({ params: { token }, body }, key));
      const { failed } = await sendCall(store, call);
      return failed && orderRefusal(failed.failure);
    });
    return moved ? { kind: 'move', answer: moved } : redirect(supplierOrderPath(token), 303);
  }
  const values = postedOrderAnswer(form);
  const answer = await sendPosted(answerSupplierOrderSchema, values, async (body) => {
    const call = salesAnswerSupplierOrder.initiate(withKey({ params: { token }, body }, key));
    const { failed } = await sendCall(store, call);
    return failed && orderRefusal(failed.failure);
  });
  return answer ? { kind: values.answer, answer } : redirect(supplierOrderPath(token), 303);
}
