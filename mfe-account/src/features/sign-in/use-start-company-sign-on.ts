import { failureOf } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import { useSearchParams } from 'react-router';
import { useIdentityStartCompanySignOnMutation } from '../../api/identity.endpoints.ts';

/** What was entered. */
interface Entered {
  readonly email: string;
  readonly remember: boolean;
}

/**
 * Begins a company sign-on and leaves for the provider. Not by the form: the page's policy lets forms lead to the store
 * alone, and nobody knows beforehand where a provider is.
 * @returns what was answered where it does not begin
 */
export function useStartCompanySignOn() {
  const [start] = useIdentityStartCompanySignOnMutation();
  const ref = useSearchParams()[0].get('ref');
  return async ({ email, remember }: Entered): Promise<{ failure?: Failure['error'] } | undefined> => {
    const { data, error } = await start({ body: { email, remember, ref } });
    if (!data) return { failure: failureOf(error) };
    window.location.assign(data.url);
    return undefined;
  };
}
