import { load, storeContext, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { apiKeysApi } from '../../api/api-keys.endpoints.ts';
import { certificatesApi } from '../../api/certificates.endpoints.ts';
import { identityApi } from '../../api/identity.endpoints.ts';
import { mailsApi } from '../../api/mails.endpoints.ts';
import { securityApi } from '../../api/security.endpoints.ts';
import { termsApi } from '../../api/terms.endpoints.ts';
import { ownsData } from '../../features/security/owns-data.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, identityApi.endpoints.identityGetProfile.initiate(undefined, { subscribe: false }));
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    tryLoad(context, securityApi.endpoints.identityGetSecurity.initiate(undefined, anew)),
    ownsData(context.get(storeContext).getState().session.user) &&
      tryLoad(context, securityApi.endpoints.identityGetErasure.initiate(undefined, anew)),
    tryLoad(context, apiKeysApi.endpoints.identityListApiKeys.initiate(undefined, anew)),
    tryLoad(context, mailsApi.endpoints.identityGetMailChoice.initiate(undefined, anew)),
    context.get(storeContext).getState().session.user?.role === 'customer' &&
      tryLoad(context, termsApi.endpoints.salesGetOwnTerms.initiate(undefined, anew)),
    tryLoad(context, certificatesApi.endpoints.taxationListCertificates.initiate(undefined, anew)),
  ]);
  return null;
}
