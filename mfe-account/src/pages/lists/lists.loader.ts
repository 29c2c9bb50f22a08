import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { listsApi } from '../../api/lists.endpoints.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, listsApi.endpoints.salesListSavedLists.initiate(undefined, fresh));
  return null;
}
