import { storeContext, tryLoad } from '@gantry/api-client';
import { mayReadList, type ListName } from '@gantry/domain/list-views';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { listViewsApi } from '../../api/list-views.endpoints.ts';
import { isBare, viewAddress, type ListPlace } from './view-address.ts';

/**
 * Loads the views of a list. An address that says nothing of what the list shows leads to the view with which it begins
 * for this person: that is thrown as a redirect.
 */
export async function loadViews(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  list: ListName,
  place: ListPlace,
): Promise<void> {
  const role = context.get(storeContext).getState().session.user?.role;
  if (!mayReadList(list, role)) return;
  const query = listViewsApi.endpoints.identityListViews.initiate({ query: { list } }, { subscribe: false });
  const { data } = await tryLoad(context, query);
  const start = data?.views.find(({ id }) => id === data.startId);
  if (start && isBare(new URL(request.url).searchParams, place.base))
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader leads elsewhere
    throw redirect(viewAddress(place, start));
}
