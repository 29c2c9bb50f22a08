import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { countApi } from '../../api/listing-count.endpoints.ts';
import { queryOfAddress, readAddress, writeAddress } from '../../parts/listing-address.ts';
import { alternatives } from './alternatives.ts';

/** Counts the alternatives of an empty listing. One that fails is not offered; the page is whole without it. */
export async function countAlternatives(
  path: string,
  search: string,
  context: LoaderFunctionArgs['context'],
): Promise<void> {
  const { catalogCountProducts } = countApi.endpoints;
  const questions = alternatives(path, readAddress(search)).map((way) =>
    queryOfAddress(way.path, writeAddress(way.address)),
  );
  await Promise.all(questions.map((query) => tryLoad(context, catalogCountProducts.initiate(query))));
}
