import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { auditApi } from '../../api/audit.endpoints.ts';
import { auditQuery } from './audit-query.ts';

/** The trail; a role that may not see it gets the page's own words instead of an error page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = auditQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await tryLoad(context, auditApi.endpoints.identityListAudit.initiate({ query }, fresh));
  return null;
}
