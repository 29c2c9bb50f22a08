import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesConfirmShipment,
  salesDecideDelay,
  salesGetDelayedLines,
  salesGetShipment,
  salesReportShipment,
} from '@gantry/contracts/endpoints/shipments';
import type { DelayedLines, Shipment } from '@gantry/contracts/schemas/shipment';
import { checkoutApi } from './checkout-api.ts';

interface Key {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string | undefined };
}

const showShipment: ShowAnswer<Key, Shipment> = showAnswer(({ params, query }, shipment) =>
  shipmentApi.util.upsertQueryData('salesGetShipment', { params, query }, shipment),
);
const showDelayed: ShowAnswer<Key, DelayedLines> = showAnswer(({ params, query }, lines) =>
  shipmentApi.util.upsertQueryData('salesGetDelayedLines', { params, query }, lines),
);

/** Shipments and late lines by link or for their account. What is done answers the whole, which replaces what is shown. */
export const shipmentApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetShipment: build.query(queryOf(salesGetShipment)),
    salesConfirmShipment: build.mutation({
      ...mutationOf(salesConfirmShipment),
      invalidatesTags: ['Order'],
      onQueryStarted: showShipment,
    }),
    salesReportShipment: build.mutation({
      ...mutationOf(salesReportShipment),
      invalidatesTags: ['Order'],
      onQueryStarted: showShipment,
    }),
    salesGetDelayedLines: build.query(queryOf(salesGetDelayedLines)),
    salesDecideDelay: build.mutation({
      ...mutationOf(salesDecideDelay),
      invalidatesTags: ['Order'],
      onQueryStarted: showDelayed,
    }),
  }),
});

export const {
  useSalesGetShipmentQuery,
  useSalesConfirmShipmentMutation,
  useSalesReportShipmentMutation,
  useSalesGetDelayedLinesQuery,
  useSalesDecideDelayMutation,
} = shipmentApi;
