import { createApi, type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { ApiLayer } from './base-query/call.ts';
import { baseQuery } from './base-query/base-query.ts';
import { tags, type Tag } from './tags.ts';

const onServer = typeof document === 'undefined';

/**
 * For how long an answer that nothing shows stays, for an endpoint's `keepUnusedDataFor`. On the server a store lives for
 * one request, in which nothing subscribes: a timer for each answer would only hold it in memory.
 * @param seconds in a browser
 */
export const unusedFor = (seconds: number): number => (onServer ? Number.POSITIVE_INFINITY : seconds);

/**
 * The api of one remote: its calls and their cache.
 * @param name the remote's name; also the cache's place in the store
 * @example
 * export const catalogApi = createRemoteApi('catalog', (build) => ({
 *   catalogListBrands: build.query(queryOf(catalogListBrands)),
 * }));
 * export const { useCatalogListBrandsQuery } = catalogApi;
 */
export function createRemoteApi<const Name extends string, Definitions extends EndpointDefinitions>(
  name: Name,
  endpoints: (build: EndpointBuilder<ApiLayer, Tag, Name>) => Definitions,
) {
  return createApi({
    reducerPath: name,
    baseQuery,
    tagTypes: tags,
    keepUnusedDataFor: unusedFor(300),
    endpoints,
  });
}
