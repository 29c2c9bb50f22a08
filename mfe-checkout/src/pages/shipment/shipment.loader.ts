import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { shipmentApi } from '../../api/shipment.endpoints.ts';
import { isAboutDelay, isShipmentAction, shipmentKey } from '../../features/shipment/shipment-key.ts';

/** The shipment, or the late lines, of the address; one that names nothing says how to get there. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const action = params.action ?? '';
  if (!isShipmentAction(action)) throw notFound(pathname);
  const wanted = shipmentKey(action, searchParams);
  if (wanted === undefined) throw notFound(pathname);
  if (wanted === null) return null;
  const fresh = { subscribe: false, forceRefetch: true };
  const { salesGetDelayedLines, salesGetShipment } = shipmentApi.endpoints;
  await (isAboutDelay(action)
    ? load(context, salesGetDelayedLines.initiate(wanted, fresh))
    : load(context, salesGetShipment.initiate(wanted, fresh)));
  return null;
}
