import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { stepParameter } from '../../parts/outcome-parameters.ts';

const { identityGetSignInStep } = identityApi.endpoints;

/** What the sign-in of this browser waits for, where the address leads to its second step. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  if (new URL(request.url).searchParams.has(stepParameter))
    await tryLoad(
      context,
      identityGetSignInStep.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
  return null;
}
