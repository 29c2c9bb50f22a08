import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminAddPromotion,
  salesAdminChangePromotion,
  salesAdminGetPromotion,
  salesAdminListPromotions,
  salesAdminMovePromotion,
  salesAdminRestorePromotion,
  salesAdminTryPromotion,
} from '@gantry/contracts/endpoints/promotions';
import { adminApi } from './admin-api.ts';

const written = { invalidatesTags: ['Promotion', 'Audit'] } as const;

/** Promotions, and what was done to them. */
export const promotionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListPromotions: build.query({
      ...queryOf(salesAdminListPromotions),
      providesTags: ['Promotion'],
    }),
    salesAdminGetPromotion: build.query({ ...queryOf(salesAdminGetPromotion), providesTags: ['Promotion'] }),
    salesAdminTryPromotion: build.mutation(mutationOf(salesAdminTryPromotion)),
    salesAdminAddPromotion: build.mutation({ ...mutationOf(salesAdminAddPromotion), ...written }),
    salesAdminChangePromotion: build.mutation({ ...mutationOf(salesAdminChangePromotion), ...written }),
    salesAdminMovePromotion: build.mutation({ ...mutationOf(salesAdminMovePromotion), ...written }),
    salesAdminRestorePromotion: build.mutation({ ...mutationOf(salesAdminRestorePromotion), ...written }),
  }),
});

export const {
  useSalesAdminListPromotionsQuery,
  useSalesAdminGetPromotionQuery,
  useSalesAdminTryPromotionMutation,
  useSalesAdminAddPromotionMutation,
  useSalesAdminChangePromotionMutation,
  useSalesAdminMovePromotionMutation,
  useSalesAdminRestorePromotionMutation,
} = promotionsApi;
