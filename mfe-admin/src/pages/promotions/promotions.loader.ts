import { tryLoad } from '@gantry/api-client';
import { adminPromotionsPath } from '@gantry/contracts/addresses/admin';
import { promotionStatuses } from '@gantry/domain/promotions';
import { promotionSorts } from '@gantry/contracts/schemas/promotion-admin';
import type { LoaderFunctionArgs } from 'react-router';
import { promotionsApi } from '../../api/promotions.endpoints.ts';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** What the search, the filter and the order of the address hold, as the call takes them. */
export function queryOfPromotions(params: URLSearchParams) {
  const search = params.get('search')?.trim().slice(0, 80) ?? '';
  const status = promotionStatuses.find((one) => one === params.get('status'));
  const sort = sortIn(params, promotionSorts, '');
  return { ...(search ? { search } : {}), ...(status ? { status } : {}), ...(sort ? { sort } : {}) };
}

/** The promotions the address asks for; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = queryOfPromotions(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { salesAdminListPromotions } = promotionsApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'promotions', { path: adminPromotionsPath() }),
    tryLoad(context, salesAdminListPromotions.initiate({ query }, fresh)),
  ]);
  return null;
}
