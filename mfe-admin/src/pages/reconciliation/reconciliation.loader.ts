import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { paymentsApi } from '../../api/payments.endpoints.ts';

const dayMs = 86_400_000;

/** The day in the address; yesterday without one, which is the last that was compared. */
export function dayOf(address: URLSearchParams): string {
  const day = address.get('day') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? day : new Date(Date.now() - dayMs).toISOString().slice(0, 10);
}

/** The reports of the day. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const day = dayOf(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { paymentsListReconciliations } = paymentsApi.endpoints;
  await tryLoad(context, paymentsListReconciliations.initiate({ query: { day } }, fresh));
  return null;
}
