import { load, storeContext } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { papersApi } from '../../api/papers.endpoints.ts';
import { statementCall } from './statement-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { user } = context.get(storeContext).getState().session;
  // whoever is not signed in is led to that by the page's guard
  if (!user) return null;
  const call = statementCall(user.accountNumber, new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, papersApi.endpoints.salesGetPaper.initiate(call, fresh));
  return null;
}
