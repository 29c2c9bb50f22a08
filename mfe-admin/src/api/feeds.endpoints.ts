import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  catalogBeginImport,
  catalogCancelImport,
  catalogGetImport,
  catalogListImports,
  catalogListMappings,
  catalogLookAtImport,
  catalogSendImportChunk,
  catalogStartImport,
} from '@gantry/contracts/endpoints/feeds';
import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly id: string };
}

/** Called from an arrow below: named directly, its `Key` would take the place of the endpoint's own argument. */
const showImport: ShowAnswer<Key, FeedImport> = showAnswer(({ params }, answer) =>
  feedsApi.util.upsertQueryData('catalogGetImport', { params }, answer),
);

/** Feeds as staff bring them in. A change answers the whole import, which replaces the one that is shown. */
export const feedsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListImports: build.query({ ...queryOf(catalogListImports), providesTags: ['Listing'] }),
    catalogGetImport: build.query({ ...queryOf(catalogGetImport), providesTags: ['Import'] }),
    catalogListMappings: build.query({ ...queryOf(catalogListMappings), providesTags: ['Mapping'] }),
    // Nothing is changed by a look; the mapping is only too much for an address.
    catalogLookAtImport: build.query(queryOf(catalogLookAtImport)),
    catalogBeginImport: build.mutation({ ...mutationOf(catalogBeginImport), invalidatesTags: ['Listing'] }),
    catalogSendImportChunk: build.mutation(mutationOf(catalogSendImportChunk)),
    catalogStartImport: build.mutation({
      ...mutationOf(catalogStartImport),
      invalidatesTags: ['Listing', 'Audit', 'Mapping'],
      onQueryStarted: (argument, started) => showImport(argument, started),
    }),
    catalogCancelImport: build.mutation({
      ...mutationOf(catalogCancelImport),
      invalidatesTags: ['Listing', 'Audit'],
      onQueryStarted: (argument, started) => showImport(argument, started),
    }),
  }),
});

export const {
  useCatalogListImportsQuery,
  useCatalogGetImportQuery,
  useLazyCatalogGetImportQuery,
  useCatalogListMappingsQuery,
  useCatalogLookAtImportQuery,
  useCatalogBeginImportMutation,
  useCatalogSendImportChunkMutation,
  useCatalogStartImportMutation,
  useCatalogCancelImportMutation,
} = feedsApi;
