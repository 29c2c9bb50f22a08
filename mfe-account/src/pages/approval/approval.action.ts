import { cartChanged, sendCall, storeContext, withKey } from '@gantry/api-client';
import { myApprovalPath } from '@gantry/contracts/addresses/account';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { approvalsApi } from '../../api/approvals.endpoints.ts';
import { refusedDecision } from '../../features/approval/refused-decision.ts';
import { typedPart, type ApprovalAnswer } from '../../features/approval/typed-part.ts';
import { keyOf, textsOf } from '../../parts/posted-change.ts';

const {
  salesApproveOrder,
  salesApprovePart,
  salesPricePart,
  salesPutApprovalBack,
  salesRejectApproval,
  salesWithdrawApproval,
} = approvalsApi.endpoints;

/** Takes the page's forms, with scripts and without; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<ApprovalAnswer | Response> {
  const store = context.get(storeContext);
  const number = params.number ?? '';
  const values = textsOf(await request.formData());
  const { intent = '' } = values;
  const call = { params: { number } };
  if (intent === 'put-back') {
    const sent = await sendCall(store, salesPutApprovalBack.initiate(withKey(call, keyOf(values))));
    if (sent.failed) return refusedDecision(intent, sent.failed.failure, values);
    const { token, count, currency, totals } = sent.data;
    store.dispatch(cartChanged({ token, count, currency, subtotal: totals.subtotal }));
    return redirect(cartPath(), 303);
  }
  if (intent === 'price-part') {
    const sent = await sendCall(store, salesPricePart.initiate({ ...call, body: typedPart(values) }));
    return sent.failed ? refusedDecision(intent, sent.failed.failure, values) : { priced: sent.data, values };
  }
  const { failed } = await sendCall(store, decisionOf(intent, number, values));
  if (failed) return refusedDecision(intent, failed.failure, values);
  return redirect(myApprovalPath(number), 303);
}

/** The call that an intent of the page stands for. */
function decisionOf(intent: string, number: string, values: ReturnType<typeof textsOf>) {
  const call = { params: { number } };
  const { reason = '', acceptedTotal = '' } = values;
  if (intent === 'approve') return salesApproveOrder.initiate(call);
  if (intent === 'reject') return salesRejectApproval.initiate({ ...call, body: { reason } });
  if (intent === 'withdraw') return salesWithdrawApproval.initiate(call);
  const body = { ...typedPart(values), acceptedTotal: Number(acceptedTotal), reason };
  return salesApprovePart.initiate({ ...call, body });
}
