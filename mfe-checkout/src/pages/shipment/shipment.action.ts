import { notFound, sendCall, storeContext, withKey } from '@gantry/api-client';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { shipmentApi } from '../../api/shipment.endpoints.ts';
import {
  lineIdsOf,
  sendPostedShipment,
  shipmentRefusal,
  type PostedShipment,
} from '../../features/shipment/posted-shipment.ts';
import { isShipmentAction, shipmentKey } from '../../features/shipment/shipment-key.ts';

const { salesConfirmShipment, salesDecideDelay, salesGetDelayedLines, salesReportShipment } =
  shipmentApi.endpoints;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedShipment | Response> {
  const store = context.get(storeContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const name = params.action ?? '';
  const wanted = isShipmentAction(name) ? shipmentKey(name, searchParams) : undefined;
  if (!wanted) throw notFound(pathname);
  const posted = await sendPostedShipment(await request.formData(), {
    confirm: async (key) => {
      const { failed } = await sendCall(
        store,
        salesConfirmShipment.initiate(withKey({ ...wanted, body: {} }, key)),
      );
      return failed && shipmentRefusal('shipment', failed.failure);
    },
    report: async (body, key) => {
      const { failed } = await sendCall(
        store,
        salesReportShipment.initiate(withKey({ ...wanted, body }, key)),
      );
      return failed && shipmentRefusal('shipment', failed.failure);
    },
    decide: async (choice, { which }, key) => {
      const { data } = await store.dispatch(salesGetDelayedLines.initiate(wanted, { forceRefetch: true }));
      const lines = (data?.lines ?? []).filter(({ mayCancel }) => choice === 'keep' || mayCancel);
      const body = { choice, lineIds: lineIdsOf({ lines }, which) };
      const { failed } = await sendCall(store, salesDecideDelay.initiate(withKey({ ...wanted, body }, key)));
      return failed && shipmentRefusal('delay', failed.failure);
    },
  });
  return posted ?? redirect(`${pathname}${search}`, 303);
}
