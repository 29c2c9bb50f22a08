import type { LoaderFunctionArgs } from 'react-router';
import { promotionsApi } from '../../api/promotions.endpoints.ts';
import { loadRecordOfId } from '../../parts/load-record-of-id.ts';

/** The promotion of the address, or none where one is added; an unknown one is an unknown page. */
export const loader = (args: LoaderFunctionArgs): Promise<null> =>
  loadRecordOfId(args, promotionsApi.endpoints.salesAdminGetPromotion.initiate);
