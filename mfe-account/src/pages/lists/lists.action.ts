import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myListPath } from '@gantry/contracts/addresses/account';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { listsApi } from '../../api/lists.endpoints.ts';
import { keyOf, textsOf, type RefusedChange } from '../../parts/posted-change.ts';

/** Makes a list, empty or of an order, and leads to it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<RefusedChange | Response> {
  const values = textsOf(await request.formData());
  const { name = '', order } = values;
  const body = order ? { name, from: 'order' as const, order } : { name };
  const call = listsApi.endpoints.salesCreateSavedList.initiate(withKey({ body }, keyOf(values)));
  const { data, failed } = await sendCall(context.get(storeContext), call);
  if (data) return redirect(myListPath(data.id), 303);
  return { intent: 'create', code: failed?.failure?.code ?? 'UNAVAILABLE', values };
}
