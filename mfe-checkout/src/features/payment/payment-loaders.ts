import { load, notFound, sendCall, storeContext } from '@gantry/api-client';
import {
  paymentCompletePath,
  paymentPath,
  paymentReturnPath,
  readPayable,
  type PayableAddress,
} from '@gantry/contracts/addresses/checkout';
import { recordNumberSchema, tokenSchema } from '@gantry/contracts/schemas/common';
import type { FinishedPayment, OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { paymentsApi } from '../../api/payments.endpoints.ts';
import { purchaseApi } from '../../api/purchase.endpoints.ts';

/** The call for the order that is paid; the same for loader and page, so that it is made once. */
export const payableRequest = ({ order, token }: PayableAddress) => ({
  params: { number: order },
  query: token ? { token } : {},
});

/** What an address says is paid. @throws Response 404 where it names nothing that could be */
function payableOf(request: Request): PayableAddress {
  const { pathname, searchParams } = new URL(request.url);
  const payable = readPayable(searchParams);
  const isSound =
    payable &&
    v.is(recordNumberSchema, payable.order) &&
    (!payable.token || v.is(tokenSchema, payable.token)) &&
    (!payable.invoice || v.is(recordNumberSchema, payable.invoice));
  if (!isSound) throw notFound(pathname);
  return payable;
}

/**
 * The order for its owner, whoever holds its token, or pays for its company, as it is now, and the ways to pay online.
 * @throws Response 404 for everybody else, also for colleagues who may only read it
 */
export async function loadPayable({ request, context }: LoaderFunctionArgs): Promise<PayableAddress> {
  const payable = payableOf(request);
  const fresh = { subscribe: false, forceRefetch: true };
  const { salesGetConfirmation } = purchaseApi.endpoints;
  const [order] = await Promise.all([
    load(context, salesGetConfirmation.initiate(payableRequest(payable), fresh)),
    load(context, paymentsApi.endpoints.paymentsListWays.initiate(undefined, { subscribe: false })),
  ]);
  const role = context.get(storeContext).getState().session.user?.companyRole;
  if (order.orderedBy && !payable.token && !mayActInCompany('pay-company-invoices', role))
    throw notFound(new URL(request.url).pathname);
  return payable;
}

/** How a payment stands, asked of its provider; null while nobody knows. @throws Response 404 where there is no such payment */
async function findOutcome(
  { request, context }: LoaderFunctionArgs,
  { order, token }: PayableAddress,
  reference: string,
): Promise<FinishedPayment | null> {
  const { paymentsFinishPayment } = paymentsApi.endpoints;
  const body = { token: token ?? null, reference };
  const sent = await sendCall(
    context.get(storeContext),
    paymentsFinishPayment.initiate({ params: { number: order }, body }),
  );
  const code = sent.failed?.failure?.code;
  if (code === 'NOT_FOUND' || code === 'INVALID') throw notFound(new URL(request.url).pathname);
  return sent.data ?? null;
}

/**
 * The payer is back: a payment that went through leads to the end, a refused one back to where it can be tried again.
 * Answers null while the provider is at work.
 */
export async function settleReturn(
  args: LoaderFunctionArgs,
  service: OnlinePaymentService,
  reference: string,
): Promise<Response | null> {
  const payable = payableOf(args.request);
  const outcome = await findOutcome(args, payable, reference);
  if (outcome?.outcome === 'settled')
    return redirect(paymentCompletePath(service, { ...payable, reference }));
  if (outcome?.outcome !== 'refused') return null;
  return redirect(`${paymentPath(service, payable)}&refused=${outcome.failure ?? 'declined'}`);
}

/** The end of a payment: how it was paid, and the order. What did not go through is looked after where it came back. */
export async function loadComplete(
  args: LoaderFunctionArgs,
  service: OnlinePaymentService,
): Promise<Response | FinishedPayment> {
  const payable = await loadPayable(args);
  const reference = new URL(args.request.url).searchParams.get('payment');
  if (!reference) return redirect(paymentPath(service, payable));
  const outcome = await findOutcome(args, payable, reference);
  if (outcome?.outcome === 'settled') return outcome;
  const named = service === 'stripe-payment-intent' ? 'payment_intent' : 'token';
  return redirect(`${paymentReturnPath(service, payable)}&${named}=${encodeURIComponent(reference)}`);
}
