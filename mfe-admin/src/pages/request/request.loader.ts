import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { requestOf } from './request-of.ts';

const fresh = { subscribe: false, forceRefetch: true };
const { salesAdminGetOrderRequest, salesAdminGetRequestable } = requestsApi.endpoints;

/** The request of the address, or what may be asked of an order; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const address = requestOf(params.request);
  if (!address) throw notFound(pathname);
  const { error } =
    address.kind === 'record'
      ? await tryLoad(
          context,
          salesAdminGetOrderRequest.initiate({ params: { number: address.number } }, fresh),
        )
      : await tryLoad(
          context,
          salesAdminGetRequestable.initiate({ params: { number: address.order } }, fresh),
        );
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return null;
}
