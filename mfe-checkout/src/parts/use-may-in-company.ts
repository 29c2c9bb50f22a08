import { useUser } from '@gantry/api-client';
import { mayActInCompany, type CompanyAct } from '@gantry/domain/company-roles';

/** Whether the visitor's role in their company lets them do something; guests and whoever buys alone may. The server decides. */
export function useMayInCompany(act: CompanyAct): boolean {
  return mayActInCompany(act, useUser()?.companyRole);
}
