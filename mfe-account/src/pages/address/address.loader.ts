import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, identityApi.endpoints.identityListAddresses.initiate(undefined, { subscribe: false }));
  return null;
}
