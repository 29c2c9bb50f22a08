import type { LoaderFunctionArgs } from 'react-router';
import { priceListsApi } from '../../api/price-lists.endpoints.ts';
import { loadRecordOfId } from '../../parts/load-record-of-id.ts';

/** The list of the address, or none where one is drawn up; an unknown one is an unknown page. */
export const loader = (args: LoaderFunctionArgs): Promise<null> =>
  loadRecordOfId(args, priceListsApi.endpoints.catalogAdminGetPriceList.initiate);
