import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAddSavedListLine,
  salesChangeSavedList,
  salesChangeSavedListLine,
  salesCreateSavedList,
  salesGetSavedList,
  salesListSavedLists,
  salesRemoveSavedList,
  salesRemoveSavedListLine,
} from '@gantry/contracts/endpoints/saved-lists';
import { accountApi } from './account-api.ts';

/** Saved lists, the account's own and those its company shares. */
export const listsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListSavedLists: build.query(queryOf(salesListSavedLists)),
    salesGetSavedList: build.query(queryOf(salesGetSavedList)),
    salesCreateSavedList: build.mutation(mutationOf(salesCreateSavedList)),
    salesChangeSavedList: build.mutation(mutationOf(salesChangeSavedList)),
    salesRemoveSavedList: build.mutation(mutationOf(salesRemoveSavedList)),
    salesAddSavedListLine: build.mutation(mutationOf(salesAddSavedListLine)),
    salesChangeSavedListLine: build.mutation(mutationOf(salesChangeSavedListLine)),
    salesRemoveSavedListLine: build.mutation(mutationOf(salesRemoveSavedListLine)),
  }),
});

export const { useSalesListSavedListsQuery, useSalesGetSavedListQuery } = listsApi;
