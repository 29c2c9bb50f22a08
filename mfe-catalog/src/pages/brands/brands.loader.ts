import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { brandsApi } from '../../api/brands.endpoints.ts';

/** Loads all brands. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, brandsApi.endpoints.catalogListBrands.initiate());
  return null;
}
