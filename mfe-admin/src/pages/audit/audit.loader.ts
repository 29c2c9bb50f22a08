import { tryLoad } from '@gantry/api-client';
import { adminAuditPath } from '@gantry/contracts/addresses/admin';
import type { LoaderFunctionArgs } from 'react-router';
import { auditApi } from '../../api/audit.endpoints.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';
import { auditQuery } from './audit-query.ts';

/** The trail; a role that may not see it gets the page's own words instead of an error page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = auditQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    loadViews({ request, context }, 'audit', { path: adminAuditPath() }),
    tryLoad(context, auditApi.endpoints.identityListAudit.initiate({ query }, fresh)),
  ]);
  return null;
}
