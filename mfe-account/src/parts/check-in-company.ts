import { notFound, storeContext } from '@gantry/api-client';
import { mayActInCompany, type CompanyAct } from '@gantry/domain/company-roles';
import type { LoaderFunctionArgs } from 'react-router';

/**
 * For pages that only people of a company have, or of those the ones who may do something.
 * @throws the unknown page for everybody else
 */
export function checkInCompany(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  act?: CompanyAct,
): void {
  const role = context.get(storeContext).getState().session.user?.companyRole;
  if (!role || (act && !mayActInCompany(act, role))) throw notFound(new URL(request.url).pathname);
}
