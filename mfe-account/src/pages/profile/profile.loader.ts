import { load, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { certificatesApi } from '../../api/certificates.endpoints.ts';
import { identityApi } from '../../api/identity.endpoints.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, identityApi.endpoints.identityGetProfile.initiate(undefined, { subscribe: false }));
  const { taxationListCertificates } = certificatesApi.endpoints;
  await tryLoad(
    context,
    taxationListCertificates.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return null;
}
