import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { auditApi } from '../../api/audit.endpoints.ts';

/** When the rules were last followed; a role that may not see it gets the page's own words instead of an error page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  await tryLoad(context, auditApi.endpoints.identityListRetention.initiate(undefined, fresh));
  return null;
}
