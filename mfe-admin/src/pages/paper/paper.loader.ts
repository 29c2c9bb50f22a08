import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { papersApi } from '../../api/papers.endpoints.ts';
import { paperCall } from './paper-call.ts';

/** A record on paper. What cannot be one is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const call = paperCall(params);
  if (!call) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, papersApi.endpoints.salesAdminGetPaper.initiate(call, fresh));
  return null;
}
