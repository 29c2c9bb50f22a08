import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { approvalsApi } from '../../api/approvals.endpoints.ts';

/** An order that was asked for. What cannot be a number is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const number = params.number ?? '';
  if (!v.is(recordNumberSchema, number)) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, approvalsApi.endpoints.salesGetApproval.initiate({ params: { number } }, fresh));
  return null;
}
