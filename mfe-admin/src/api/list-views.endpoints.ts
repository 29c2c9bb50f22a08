import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityChangeView,
  identityCreateView,
  identityListViews,
  identityRemoveView,
  identitySetStartView,
} from '@gantry/contracts/endpoints/list-views';
import { adminApi } from './admin-api.ts';

/** Views of lists that are kept and shared. */
export const listViewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    identityListViews: build.query({ ...queryOf(identityListViews), providesTags: ['View'] }),
    identityCreateView: build.mutation({
      ...mutationOf(identityCreateView),
      invalidatesTags: ['View', 'Audit'],
    }),
    identityChangeView: build.mutation({
      ...mutationOf(identityChangeView),
      invalidatesTags: ['View', 'Audit'],
    }),
    identityRemoveView: build.mutation({
      ...mutationOf(identityRemoveView),
      invalidatesTags: ['View', 'Audit'],
    }),
    identitySetStartView: build.mutation({
      ...mutationOf(identitySetStartView),
      invalidatesTags: ['View', 'Audit'],
    }),
  }),
});

export const {
  useIdentityListViewsQuery,
  useLazyIdentityListViewsQuery,
  useIdentityCreateViewMutation,
  useIdentityChangeViewMutation,
  useIdentityRemoveViewMutation,
  useIdentitySetStartViewMutation,
} = listViewsApi;
