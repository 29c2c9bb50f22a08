import { load, notFound, tryLoad } from '@gantry/api-client';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { LoaderFunctionArgs } from 'react-router';
import { apiKeysApi } from '../../api/api-keys.endpoints.ts';
import { catalogApi } from '../../api/catalog.endpoints.ts';
import { companyApi } from '../../api/company.endpoints.ts';
import { identityApi } from '../../api/identity.endpoints.ts';
import { peopleQuery } from './people-query.ts';

/** The company of the account, a page of its people, and its addresses; for a buyer who works alone there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  const [company] = await Promise.all([
    load(context, companyApi.endpoints.identityGetCompany.initiate(undefined, fresh)),
    load(context, identityApi.endpoints.identityListAddresses.initiate(undefined, fresh)),
  ]);
  const { pathname, searchParams } = new URL(request.url);
  if (!company) throw notFound(pathname);
  const query = peopleQuery(searchParams);
  await load(context, companyApi.endpoints.identityListColleagues.initiate({ query }, fresh));
  if (mayActInCompany('manage-people', company.role))
    await tryLoad(context, apiKeysApi.endpoints.identityListCompanyApiKeys.initiate(undefined, fresh));
  const asksDepartments = mayActInCompany('manage-people', company.role) || company.departments.length > 0;
  if (asksDepartments)
    await load(
      context,
      catalogApi.endpoints.catalogListDepartments.initiate(undefined, { subscribe: false }),
    );
  return null;
}
