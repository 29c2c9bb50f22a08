import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { requestAddress } from '@gantry/contracts/addresses/account';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { sendPostedParcels, type PostedParcels } from '../../features/request/packed-parcels.ts';
import { packRefusal } from '../../features/request/request-texts.ts';
import { tokenQuery } from '../../parts/may-ask.ts';
import { keyOf, textsOf, type RefusedChange } from '../../parts/posted-change.ts';

const {
  salesConfirmReplacement,
  salesPackReturn,
  salesShipReturn,
  salesWithdrawOrderRequest,
  salesWriteToOrderRequest,
} = requestsApi.endpoints;

/** What a form of the page comes back with. */
export type RequestAnswer = RefusedChange | PostedParcels;

/** Takes the page's forms, with scripts and without; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<RequestAnswer | Response> {
  const store = context.get(storeContext);
  const number = params.number ?? '';
  const query = tokenQuery(new URL(request.url).searchParams);
  const call = { params: { number }, query };
  const form = await request.formData();
  if (form.get('intent') === 'pack') {
    const answer = await sendPostedParcels(form, async (body, key) => {
      const { failed } = await sendCall(store, salesPackReturn.initiate(withKey({ ...call, body }, key)));
      return failed && packRefusal(failed.failure);
    });
    return answer ?? redirect(requestAddress(number, query.token), 303);
  }
  const values = textsOf(form);
  const { intent = '', text = '', carrier = '', tracking = '' } = values;
  const version = Number(values.version);
  const key = keyOf(values);
  const { failed } = await sendCall(
    store,
    intent === 'ship'
      ? salesShipReturn.initiate(withKey({ ...call, body: { version, carrier, tracking } }, key))
      : intent === 'withdraw'
        ? salesWithdrawOrderRequest.initiate(withKey({ ...call, body: { version } }, key))
        : intent === 'confirm-replacement'
          ? salesConfirmReplacement.initiate(withKey({ ...call, body: { version } }, key))
          : salesWriteToOrderRequest.initiate(withKey({ ...call, body: { text } }, key)),
  );
  if (failed) return { intent, code: failed.failure?.code ?? 'UNAVAILABLE', values };
  return redirect(requestAddress(number, query.token), 303);
}
