import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { companyApi } from '../../api/company.endpoints.ts';

/** The invitation of the link; the page says itself where there is none any more. */
export async function loader({ params: { code = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  await tryLoad(context, companyApi.endpoints.identityGetInvitation.initiate({ params: { code } }, fresh));
  return null;
}
