import { cartChanged, sendCall, storeContext, withKey } from '@gantry/api-client';
import { myApprovalPath } from '@gantry/contracts/addresses/account';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { approvalsApi } from '../../api/approvals.endpoints.ts';
import { refusedDecision, type RefusedDecision } from '../../features/approval/refused-decision.ts';
import { keyOf, textsOf } from '../../parts/posted-change.ts';

const { salesApproveOrder, salesPutApprovalBack, salesRejectApproval, salesWithdrawApproval } =
  approvalsApi.endpoints;

/** Takes the page's forms, with scripts and without; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<RefusedDecision | Response> {
  const store = context.get(storeContext);
  const number = params.number ?? '';
  const values = textsOf(await request.formData());
  const { intent = '', reason = '' } = values;
  const call = { params: { number } };
  if (intent === 'put-back') {
    const sent = await sendCall(store, salesPutApprovalBack.initiate(withKey(call, keyOf(values))));
    if (sent.failed) return refusedDecision(intent, sent.failed.failure, values);
    const { token, count, currency, totals } = sent.data;
    store.dispatch(cartChanged({ token, count, currency, subtotal: totals.subtotal }));
    return redirect(cartPath(), 303);
  }
  const { failed } = await sendCall(
    store,
    intent === 'approve'
      ? salesApproveOrder.initiate(call)
      : intent === 'reject'
        ? salesRejectApproval.initiate({ ...call, body: { reason } })
        : salesWithdrawApproval.initiate(call),
  );
  if (failed) return refusedDecision(intent, failed.failure, values);
  return redirect(myApprovalPath(number), 303);
}
