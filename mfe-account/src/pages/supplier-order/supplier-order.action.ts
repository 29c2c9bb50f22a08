import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { supplierOrderPath } from '@gantry/contracts/addresses/account';
import { answerSupplierOrderSchema } from '@gantry/contracts/schemas/purchase-order';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { supplierOrderApi } from '../../api/supplier-order.endpoints.ts';
import {
  orderRefusal,
  postedOrderAnswer,
  type PostedOrderAnswer,
} from '../../features/supplier-order/order-answer.ts';

const { salesAnswerSupplierOrder } = supplierOrderApi.endpoints;

/** Takes the answer where no script sends it; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedOrderAnswer | Response> {
  const store = context.get(storeContext);
  const token = params.token ?? '';
  const form = await request.formData();
  const values = postedOrderAnswer(form);
  const answer = await sendPosted(answerSupplierOrderSchema, values, async (body) => {
    const call = salesAnswerSupplierOrder.initiate(
      withKey({ params: { token }, body }, postedText(form, 'key')),
    );
    const { failed } = await sendCall(store, call);
    return failed && orderRefusal(failed.failure);
  });
  return answer ? { kind: values.answer, answer } : redirect(supplierOrderPath(token), 303);
}
