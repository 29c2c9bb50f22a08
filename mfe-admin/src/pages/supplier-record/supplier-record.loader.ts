import type { LoaderFunctionArgs } from 'react-router';
import { suppliersApi } from '../../api/suppliers.endpoints.ts';
import { loadRecordOfId } from '../../parts/load-record-of-id.ts';

/** The supplier of the address, or none where one is added; an unknown one is an unknown page. */
export const loader = (args: LoaderFunctionArgs): Promise<null> =>
  loadRecordOfId(args, suppliersApi.endpoints.salesAdminGetSupplier.initiate);
