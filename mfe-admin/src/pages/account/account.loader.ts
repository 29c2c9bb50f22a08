import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { accountsApi } from '../../api/accounts.endpoints.ts';

/** The account of the address, whose number stands in the title; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<{ number: string }> {
  const { pathname } = new URL(request.url);
  const parsed = v.safeParse(recordNumberSchema, params.number);
  if (!parsed.success) throw notFound(pathname);
  const number = parsed.output;
  const fresh = { subscribe: false, forceRefetch: true };
  const { identityAdminGetAccount } = accountsApi.endpoints;
  const { error } = await tryLoad(context, identityAdminGetAccount.initiate({ params: { number } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return { number: number.toUpperCase() };
}
