import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  catalogAdminGetHelpPage,
  catalogAdminGetHelpRevision,
  catalogAdminListHelpPages,
  catalogAdminPublishHelpPage,
  catalogAdminRestoreHelpPage,
} from '@gantry/contracts/endpoints/help-pages';
import type { AdminHelpPage } from '@gantry/contracts/schemas/help-page';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly key: string };
}

const showPage: ShowAnswer<Key, AdminHelpPage> = showAnswer(({ params: { key } }, page) =>
  helpPagesApi.util.upsertQueryData('catalogAdminGetHelpPage', { params: { key } }, page),
);

/** Help pages. Publishing answers the whole page, which replaces the one that is shown. */
export const helpPagesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogAdminListHelpPages: build.query({
      ...queryOf(catalogAdminListHelpPages),
      providesTags: ['Listing'],
    }),
    catalogAdminGetHelpPage: build.query(queryOf(catalogAdminGetHelpPage)),
    catalogAdminGetHelpRevision: build.query(queryOf(catalogAdminGetHelpRevision)),
    catalogAdminPublishHelpPage: build.mutation({
      ...mutationOf(catalogAdminPublishHelpPage),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showPage,
    }),
    catalogAdminRestoreHelpPage: build.mutation({
      ...mutationOf(catalogAdminRestoreHelpPage),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: showPage,
    }),
  }),
});

export const {
  useCatalogAdminListHelpPagesQuery,
  useCatalogAdminGetHelpPageQuery,
  useLazyCatalogAdminGetHelpPageQuery,
  useCatalogAdminGetHelpRevisionQuery,
  useCatalogAdminPublishHelpPageMutation,
  useCatalogAdminRestoreHelpPageMutation,
} = helpPagesApi;
