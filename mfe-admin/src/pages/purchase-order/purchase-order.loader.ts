import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { purchaseOrdersApi } from '../../api/purchase-orders.endpoints.ts';
import { suppliersApi } from '../../api/suppliers.endpoints.ts';
import { mpoOf } from './mpo-of.ts';

const fresh = { subscribe: false, forceRefetch: true };
const { salesAdminGetPurchasable, salesAdminGetPurchaseOrder } = purchaseOrdersApi.endpoints;
const { salesAdminListSuppliers } = suppliersApi.endpoints;

/** What the address names with all its page needs; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const mpo = mpoOf(params.mpo);
  if (!mpo) throw notFound(pathname);
  const checkFound = ({ error }: { readonly error?: unknown }) => {
    if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  };
  if (mpo.kind !== 'record') await tryLoad(context, salesAdminListSuppliers.initiate({ query: {} }, fresh));
  if (mpo.kind === 'new') {
    const { source } = mpo;
    checkFound(await tryLoad(context, salesAdminGetPurchasable.initiate({ params: { source } }, fresh)));
    return null;
  }
  const id = mpo.kind === 'draft' ? mpo.id : mpo.number;
  const loaded = await tryLoad(context, salesAdminGetPurchaseOrder.initiate({ params: { id } }, fresh));
  checkFound(loaded);
  if (mpo.kind === 'draft' && loaded.data) {
    const { source } = loaded.data;
    await tryLoad(context, salesAdminGetPurchasable.initiate({ params: { source } }, fresh));
  }
  return null;
}
