import { mutationOf, queryOf } from '@gantry/api-client';
import * as tariff from '@gantry/contracts/endpoints/tariff';
import type { TariffKind } from '@gantry/contracts/schemas/tariff';
import { adminApi } from './admin-api.ts';

const readsTariff = { providesTags: ['Tariff'] } as const;
const changesTariff = { invalidatesTags: ['Tariff', 'Audit'] } as const;

/** Tables of what it costs to send goods, files of them, and the calculator. */
export const tariffApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    shippingAdminListTariff: build.query({ ...queryOf(tariff.shippingAdminListTariff), ...readsTariff }),
    shippingAdminAddTariffRow: build.mutation({
      ...mutationOf(tariff.shippingAdminAddTariffRow),
      ...changesTariff,
    }),
    shippingAdminEndTariffRow: build.mutation({
      ...mutationOf(tariff.shippingAdminEndTariffRow),
      ...changesTariff,
    }),
    shippingAdminListTariffImports: build.query({
      ...queryOf(tariff.shippingAdminListTariffImports),
      ...readsTariff,
    }),
    shippingAdminGetTariffImport: build.query({
      ...queryOf(tariff.shippingAdminGetTariffImport),
      ...readsTariff,
    }),
    shippingAdminSendTariffImport: build.mutation({
      ...mutationOf(tariff.shippingAdminSendTariffImport),
      ...changesTariff,
    }),
    shippingAdminApplyTariffImport: build.mutation({
      ...mutationOf(tariff.shippingAdminApplyTariffImport),
      ...changesTariff,
    }),
    shippingAdminUndoTariffImport: build.mutation({
      ...mutationOf(tariff.shippingAdminUndoTariffImport),
      ...changesTariff,
    }),
    // Nothing is changed by a calculation; it is only too much for an address.
    shippingAdminCalculate: build.mutation(mutationOf(tariff.shippingAdminCalculate)),
    shippingAdminReplayOrder: build.query(queryOf(tariff.shippingAdminReplayOrder)),
  }),
});

export const {
  useShippingAdminListTariffQuery,
  useShippingAdminAddTariffRowMutation,
  useShippingAdminEndTariffRowMutation,
  useShippingAdminListTariffImportsQuery,
  useShippingAdminGetTariffImportQuery,
  useShippingAdminSendTariffImportMutation,
  useShippingAdminApplyTariffImportMutation,
  useShippingAdminUndoTariffImportMutation,
  useShippingAdminCalculateMutation,
  useShippingAdminReplayOrderQuery,
} = tariffApi;

/** Where the browser itself saves a table from. */
export const tariffFileAddress = (kind: TariffKind): string =>
  `/api/v1/admin/shipping/tariff.csv?kind=${kind}`;
