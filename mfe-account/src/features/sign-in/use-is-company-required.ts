import { useLazyIdentityFindCompanySignOnQuery } from '../../api/identity.endpoints.ts';
import { emailDomain } from './email-domain.ts';

/** @returns whether people of an address's domain sign in through their company alone; false where nobody can say */
export function useIsCompanyRequired(): (email: string) => Promise<boolean> {
  const [find] = useLazyIdentityFindCompanySignOnQuery();
  return async (email) => {
    const domain = emailDomain(email);
    if (!domain) return false;
    const { data } = await find({ query: { domain } }, true);
    return data?.isRequired === true;
  };
}
